import type { Translation } from '../message.ts';
import type { FAIR as ENGLISH } from './en.ts';

export const FAIR: Translation<typeof ENGLISH> = {
  'finding.checking': '正在核对洗牌…',
  'finding.holds': '洗牌在第一步之前就已确定：核对无误。',
  'finding.broken': '洗牌与第一步之前的承诺不符。',
  'finding.unknown': '暂时无法核对洗牌。',
  how: '如何核对？',
  'how.name': '洗牌是如何核对的',
  title: '公平的洗牌',
  words:
    '第一步之前，每个人都收到一个封印：它是一个数，只对应一种洗牌和一种座次，却不会泄露其中任何内容。现在本局已结束，服务器公开了洗牌。浏览器据此重新计算封印，并重演每一步，看出现的卡牌是否一致。',
  'outcome.checking': '请稍候。',
  'outcome.holds': '封印吻合，每张卡牌都与洗牌一致。',
  'outcome.unknown': '服务器没有公开洗牌，或者这个页面读不懂。',
  'flaw.seal': '封印与这次洗牌不吻合。',
  'flaw.changed': '这个封印不是浏览器最初收到的那个。',
  'flaw.seats': '座次与本局不符。',
  'flaw.cards': '封印吻合，但出现的卡牌与这次洗牌不一致。',
  tryAgain: '重新核对',
  seal: '封印',
  'seal.copy': '复制封印',
  opening: '洗牌、座次与盐值',
  'opening.copy': '复制洗牌',
  hint: '想自己核对？计算第二段文字的 SHA-256，结果就是第一段。',
};
