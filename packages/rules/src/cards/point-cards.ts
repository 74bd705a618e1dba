import { worth, type PointCard } from './point-card.ts';

/** Every point card by its id; an id says what the card demands and is worth. RULES 1.2. */
export const POINT_CARDS = {
  '6:YYRR': worth(6, { turmeric: 2, saffron: 2 }),
  '7:YYYRR': worth(7, { turmeric: 3, saffron: 2 }),
  '8:RRRR': worth(8, { saffron: 4 }),
  '8:YYGG': worth(8, { turmeric: 2, cardamom: 2 }),
  '8:YYRRR': worth(8, { turmeric: 2, saffron: 3 }),
  '9:YYYGG': worth(9, { turmeric: 3, cardamom: 2 }),
  '10:RRGG': worth(10, { saffron: 2, cardamom: 2 }),
  '10:RRRRR': worth(10, { saffron: 5 }),
  '10:YYBB': worth(10, { turmeric: 2, cinnamon: 2 }),
  '11:YYGGG': worth(11, { turmeric: 2, cardamom: 3 }),
  '11:YYYBB': worth(11, { turmeric: 3, cinnamon: 2 }),
  '12:GGGG': worth(12, { cardamom: 4 }),
  '12:RRBB': worth(12, { saffron: 2, cinnamon: 2 }),
  '12:RRRGG': worth(12, { saffron: 3, cardamom: 2 }),
  '13:RRGGG': worth(13, { saffron: 2, cardamom: 3 }),
  '14:GGBB': worth(14, { cardamom: 2, cinnamon: 2 }),
  '14:RRRBB': worth(14, { saffron: 3, cinnamon: 2 }),
  '14:YYBBB': worth(14, { turmeric: 2, cinnamon: 3 }),
  '15:GGGGG': worth(15, { cardamom: 5 }),
  '16:BBBB': worth(16, { cinnamon: 4 }),
  '16:RRBBB': worth(16, { saffron: 2, cinnamon: 3 }),
  '17:GGGBB': worth(17, { cardamom: 3, cinnamon: 2 }),
  '18:GGBBB': worth(18, { cardamom: 2, cinnamon: 3 }),
  '20:BBBBB': worth(20, { cinnamon: 5 }),
  '9:YYRB': worth(9, { turmeric: 2, saffron: 1, cinnamon: 1 }),
  '12:RRGB': worth(12, { saffron: 2, cardamom: 1, cinnamon: 1 }),
  '12:YGGB': worth(12, { turmeric: 1, cardamom: 2, cinnamon: 1 }),
  '13:YYRRGG': worth(13, { turmeric: 2, saffron: 2, cardamom: 2 }),
  '15:YYRRBB': worth(15, { turmeric: 2, saffron: 2, cinnamon: 2 }),
  '17:YYGGBB': worth(17, { turmeric: 2, cardamom: 2, cinnamon: 2 }),
  '19:RRGGBB': worth(19, { saffron: 2, cardamom: 2, cinnamon: 2 }),
  '12:YRGB': worth(12, { turmeric: 1, saffron: 1, cardamom: 1, cinnamon: 1 }),
  '14:YYYRGB': worth(14, { turmeric: 3, saffron: 1, cardamom: 1, cinnamon: 1 }),
  '16:YRRRGB': worth(16, { turmeric: 1, saffron: 3, cardamom: 1, cinnamon: 1 }),
  '18:YRGGGB': worth(18, { turmeric: 1, saffron: 1, cardamom: 3, cinnamon: 1 }),
  '20:YRGBBB': worth(20, { turmeric: 1, saffron: 1, cardamom: 1, cinnamon: 3 }),
} as const satisfies Record<string, PointCard>;
export type PointCardId = keyof typeof POINT_CARDS;

/** The 36 cards of the point deck, unshuffled. */
export const POINT_DECK: readonly PointCardId[] = Object.keys(POINT_CARDS).filter(isPointCardId);

export function pointCard(id: PointCardId): PointCard {
  return POINT_CARDS[id];
}

/** Own fields only: words like `constructor` are no cards. */
export function isPointCardId(word: string): word is PointCardId {
  return Object.hasOwn(POINT_CARDS, word);
}
