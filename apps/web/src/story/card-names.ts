import { merchantCard, pointCard, type MerchantCard, type MerchantCardId, type PointCardId } from '@spice-road/rules';
import { countOf, pointsInWords, spicesInWords } from './words.ts';

/** "Trade card: give 2 turmeric, take 1 cardamom, any number of times". */
export function merchantCardName(id: MerchantCardId): string {
  const card = merchantCard(id);
  return `${KINDS[card.kind]}: ${deedOf(card)}`;
}

/** The same in the middle of a sentence: "a trade card (2 turmeric for 1 cardamom)". */
export function merchantCardInWords(id: MerchantCardId): string {
  const card = merchantCard(id);
  switch (card.kind) {
    case 'gather':
      return `a spice card (${spicesInWords(card.gain)})`;
    case 'upgrade':
      return `an upgrade card (${countOf(card.steps, 'step', 'steps')})`;
    case 'trade':
      return `a trade card (${spicesInWords(card.give)} for ${spicesInWords(card.take)})`;
  }
}

/** "Point card: 8 points for 2 turmeric and 2 cardamom". */
export function pointCardName(id: PointCardId): string {
  const { points, demand } = pointCard(id);
  return `Point card: ${pointsInWords(points)} for ${spicesInWords(demand)}`;
}

const KINDS = {
  gather: 'Spice card',
  upgrade: 'Upgrade card',
  trade: 'Trade card',
} as const satisfies Record<MerchantCard['kind'], string>;

function deedOf(card: MerchantCard): string {
  switch (card.kind) {
    case 'gather':
      return `take ${spicesInWords(card.gain)}`;
    case 'upgrade':
      return `raise cubes by up to ${countOf(card.steps, 'step', 'steps')}`;
    case 'trade':
      return `give ${spicesInWords(card.give)}, take ${spicesInWords(card.take)}, any number of times`;
  }
}
