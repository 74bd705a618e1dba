import { gather, trade, upgrade, type MerchantCard } from './merchant-card.ts';

/** Every merchant card by its id, the two starting cards first; an id says what the card does. RULES 1.2. */
export const MERCHANT_CARDS = {
  '+YY': gather({ turmeric: 2 }),
  '^2': upgrade(2),
  '+YYY': gather({ turmeric: 3 }),
  '+YYYY': gather({ turmeric: 4 }),
  '+YR': gather({ turmeric: 1, saffron: 1 }),
  '+YYR': gather({ turmeric: 2, saffron: 1 }),
  '+RR': gather({ saffron: 2 }),
  '+G': gather({ cardamom: 1 }),
  '+YG': gather({ turmeric: 1, cardamom: 1 }),
  '+B': gather({ cinnamon: 1 }),
  '^3': upgrade(3),
  'YYY>B': trade({ turmeric: 3 }, { cinnamon: 1 }),
  'R>YYY': trade({ saffron: 1 }, { turmeric: 3 }),
  'GG>YYRRR': trade({ cardamom: 2 }, { turmeric: 2, saffron: 3 }),
  'GG>YYRB': trade({ cardamom: 2 }, { turmeric: 2, saffron: 1, cinnamon: 1 }),
  'B>YYYG': trade({ cinnamon: 1 }, { turmeric: 3, cardamom: 1 }),
  'RR>YYYG': trade({ saffron: 2 }, { turmeric: 3, cardamom: 1 }),
  'RRR>YYGG': trade({ saffron: 3 }, { turmeric: 2, cardamom: 2 }),
  'B>YYRR': trade({ cinnamon: 1 }, { turmeric: 2, saffron: 2 }),
  'YYYY>GG': trade({ turmeric: 4 }, { cardamom: 2 }),
  'YY>G': trade({ turmeric: 2 }, { cardamom: 1 }),
  'YR>B': trade({ turmeric: 1, saffron: 1 }, { cinnamon: 1 }),
  'G>RR': trade({ cardamom: 1 }, { saffron: 2 }),
  'RR>YYB': trade({ saffron: 2 }, { turmeric: 2, cinnamon: 1 }),
  'YYY>RG': trade({ turmeric: 3 }, { saffron: 1, cardamom: 1 }),
  'GG>RRB': trade({ cardamom: 2 }, { saffron: 2, cinnamon: 1 }),
  'RRR>YGB': trade({ saffron: 3 }, { turmeric: 1, cardamom: 1, cinnamon: 1 }),
  'B>RRR': trade({ cinnamon: 1 }, { saffron: 3 }),
  'RRR>BB': trade({ saffron: 3 }, { cinnamon: 2 }),
  'B>YRG': trade({ cinnamon: 1 }, { turmeric: 1, saffron: 1, cardamom: 1 }),
  'G>YRR': trade({ cardamom: 1 }, { turmeric: 1, saffron: 2 }),
  'G>YYYYR': trade({ cardamom: 1 }, { turmeric: 4, saffron: 1 }),
  'YYYYY>BB': trade({ turmeric: 5 }, { cinnamon: 2 }),
  'YYYY>GB': trade({ turmeric: 4 }, { cardamom: 1, cinnamon: 1 }),
  'BB>RRRGG': trade({ cinnamon: 2 }, { saffron: 3, cardamom: 2 }),
  'BB>YRGGG': trade({ cinnamon: 2 }, { turmeric: 1, saffron: 1, cardamom: 3 }),
  'YYYYY>GGG': trade({ turmeric: 5 }, { cardamom: 3 }),
  'YYG>BB': trade({ turmeric: 2, cardamom: 1 }, { cinnamon: 2 }),
  'GGG>BBB': trade({ cardamom: 3 }, { cinnamon: 3 }),
  'RRR>GGG': trade({ saffron: 3 }, { cardamom: 3 }),
  'YYY>RRR': trade({ turmeric: 3 }, { saffron: 3 }),
  'YY>RR': trade({ turmeric: 2 }, { saffron: 2 }),
  'GG>BB': trade({ cardamom: 2 }, { cinnamon: 2 }),
  'RR>GG': trade({ saffron: 2 }, { cardamom: 2 }),
  'B>GG': trade({ cinnamon: 1 }, { cardamom: 2 }),
} as const satisfies Record<string, MerchantCard>;
export type MerchantCardId = keyof typeof MERCHANT_CARDS;

/** What every seat starts with in hand. RULES 1.6. */
export const STARTING_CARDS = ['+YY', '^2'] as const satisfies readonly MerchantCardId[];

/** The 43 cards of the merchant deck, unshuffled. */
export const MERCHANT_DECK: readonly MerchantCardId[] = Object.keys(MERCHANT_CARDS)
  .filter(isMerchantCardId)
  .filter((id) => !STARTING_CARDS.some((starting) => starting === id));

export function merchantCard(id: MerchantCardId): MerchantCard {
  return MERCHANT_CARDS[id];
}

/** Own fields only: words like `constructor` are no cards. */
export function isMerchantCardId(word: string): word is MerchantCardId {
  return Object.hasOwn(MERCHANT_CARDS, word);
}
