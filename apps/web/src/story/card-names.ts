import { merchantCard, pointCard, type MerchantCardId, type PointCardId } from '@spice-road/rules';
import { say } from '../i18n/table.ts';
import { spicesInWords } from './words.ts';

/** "Trade card: give 2 turmeric, take 1 cardamom, any number of times". */
export function merchantCardName(id: MerchantCardId): string {
  const card = merchantCard(id);
  switch (card.kind) {
    case 'gather':
      return say('card.gather', { gain: spicesInWords(card.gain) });
    case 'upgrade':
      return say('card.upgrade', { count: card.steps });
    case 'trade':
      return say('card.trade', { give: spicesInWords(card.give), take: spicesInWords(card.take) });
  }
}

/** The same in the middle of a sentence: "a trade card (2 turmeric for 1 cardamom)". */
export function merchantCardInWords(id: MerchantCardId): string {
  const card = merchantCard(id);
  switch (card.kind) {
    case 'gather':
      return say('aCard.gather', { gain: spicesInWords(card.gain) });
    case 'upgrade':
      return say('aCard.upgrade', { count: card.steps });
    case 'trade':
      return say('aCard.trade', { give: spicesInWords(card.give), take: spicesInWords(card.take) });
  }
}

/** "Point card: 8 points for 2 turmeric and 2 cardamom". */
export function pointCardName(id: PointCardId): string {
  const { points, demand } = pointCard(id);
  return say('card.point', { count: points, demand: spicesInWords(demand) });
}
