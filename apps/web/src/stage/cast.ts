import { COINS, SPICES, type Coin, type GameEvent, type Spice, type View } from '@spice-road/rules';
import { applyEvent, keyOf, type Chosen } from './cast-events.ts';
import { placeOf } from './choreography.ts';
import {
  cardKey,
  EMPTY_CAST,
  inOrder,
  type CardPiece,
  type Cast,
  type CoinPiece,
  type Holder,
  type Piece,
  type SpicePiece,
} from './piece.ts';

/** What led to a view. */
export interface Change {
  /** May be missing: then equal pieces are paired as they come. */
  readonly events: readonly GameEvent[];
  readonly chosen: Chosen;
}

type Token = SpicePiece | CoinPiece;

/** So many equal tokens with one holder. */
interface Heap {
  readonly holder: Holder;
  readonly what: Spice | Coin;
  readonly count: number;
}

/** The cast of a view that nothing came before. */
export function castOf(view: View): Cast {
  return recast(EMPTY_CAST, view, { events: [], chosen: new Set() });
}

/** The cast of the next view: cards by their ids, cubes and coins by what happened to them. */
export function recast(cast: Cast, view: View, { events, chosen }: Change): Cast {
  const told = events.reduce((before, event) => applyEvent(before, event, chosen), cast);
  const tokens = told.pieces.filter((piece) => piece.kind !== 'card');
  const settled = settle(tokens, heapsOf(view), told.named);
  return { pieces: inOrder([...cardsOf(view), ...settled.tokens]), named: settled.named };
}

/** Pieces that are new, or lie elsewhere, or look otherwise than before; and those that are gone. */
export function changedKeys(before: Cast, after: Cast): ReadonlySet<string> {
  return unlike(looksOf(before, holderOf), looksOf(after, holderOf));
}

/** Those of them that are gone, or lie in another kind of place, or look otherwise: they may be seen as they were. */
export function partingKeys(before: Cast, after: Cast): ReadonlySet<string> {
  return unlike(looksOf(before, kindOfPlace), looksOf(after, kindOfPlace));
}

/** Cards that will lie in another place of the same row, hand or pile. */
export function shiftedCards(before: Cast, after: Cast): ReadonlySet<string> {
  const [was, is] = [placesOf(before), placesOf(after)];
  const keys = [...was].filter(([key, { holder, nth }]) => {
    const now = is.get(key);
    return now?.holder === holder && now.nth !== nth;
  });
  return new Set(keys.map(([key]) => key));
}

/** Where each card lies, by key. */
function placesOf({ pieces }: Cast): ReadonlyMap<string, { readonly holder: Holder; readonly nth: number }> {
  const counts = new Map<Holder, number>();
  const places = new Map<string, { readonly holder: Holder; readonly nth: number }>();
  for (const { kind, key, holder } of pieces) {
    if (kind !== 'card') continue;
    const nth = counts.get(holder) ?? 0;
    counts.set(holder, nth + 1);
    places.set(key, { holder, nth });
  }
  return places;
}

function unlike(was: ReadonlyMap<string, string>, is: ReadonlyMap<string, string>): ReadonlySet<string> {
  return new Set([...was.keys(), ...is.keys()].filter((key) => was.get(key) !== is.get(key)));
}

/** By key. */
function looksOf({ pieces }: Cast, where: (piece: Piece) => string): ReadonlyMap<string, string> {
  return new Map(
    pieces.map((piece) => [piece.key, `${where(piece)} ${piece.kind === 'card' ? piece.card : faceOf(piece)}`]),
  );
}

function holderOf({ holder }: Piece): string {
  return holder;
}

function kindOfPlace({ holder }: Piece): string {
  return placeOf(holder);
}

/** Makes the tokens those of the view, for whatever the events did not tell. */
function settle(tokens: readonly Token[], heaps: readonly Heap[], before: number) {
  const lying = byHeap(tokens);
  const staying = heaps.map(({ holder, what, count }) => lying.get(nameOf(holder, what))?.slice(0, count) ?? []);
  const kept = new Set(staying.flat());
  const loose = tokens.filter((token) => !kept.has(token));
  let named = before;
  const settled = heaps.flatMap(({ holder, what, count }, heap) => {
    const here = staying[heap] ?? [];
    const came = Array.from({ length: count - here.length }, () => {
      const found = takeLoose(loose, holder, what);
      if (found === undefined) named += 1;
      return tokenOf(found?.key ?? keyOf(named), holder, what);
    });
    return [...here, ...came];
  });
  return { tokens: settled, named };
}

function byHeap(tokens: readonly Token[]): ReadonlyMap<string, readonly Token[]> {
  const heaps = new Map<string, Token[]>();
  for (const token of tokens) {
    const name = nameOf(token.holder, faceOf(token));
    heaps.set(name, [...(heaps.get(name) ?? []), token]);
  }
  return heaps;
}

function nameOf(holder: Holder, what: Spice | Coin): string {
  return `${holder} ${what}`;
}

/** The same from elsewhere, or else a lower spice of the same caravan, which must have been lifted. */
function takeLoose(loose: Token[], holder: Holder, what: Spice | Coin): Token | undefined {
  const same = loose.findLastIndex((token) => faceOf(token) === what);
  const lower = loose.findLastIndex((token) => token.holder === holder && isBelow(faceOf(token), what));
  const found = same >= 0 ? same : lower;
  return found < 0 ? undefined : loose.splice(found, 1)[0];
}

function isBelow(one: Spice | Coin, other: Spice | Coin): boolean {
  return levelOf(one) >= 0 && levelOf(one) < levelOf(other);
}

/** Coins have none. */
function levelOf(what: Spice | Coin): number {
  return SPICES.findIndex((spice) => spice === what);
}

function faceOf(token: Token): Spice | Coin {
  return token.kind === 'spice' ? token.spice : token.coin;
}

function tokenOf(key: string, holder: Holder, what: Spice | Coin): Token {
  return what === 'gold' || what === 'silver'
    ? { kind: 'coin', key, holder, coin: what }
    : { kind: 'spice', key, holder, spice: what };
}

function heapsOf({ merchantRow, coins, seats }: View): readonly Heap[] {
  return [
    ...merchantRow.flatMap(({ card, spices }) => heapsIn(`stall-${card}`, SPICES, spices)),
    ...COINS.map((what) => ({ holder: `coins-${what}` as const, what, count: coins[what] })),
    ...seats.flatMap((seat, index) => [
      ...heapsIn(`caravan-${index}`, SPICES, seat.caravan),
      ...heapsIn(`purse-${index}`, COINS, seat.coins),
    ]),
  ];
}

function heapsIn<What extends Spice | Coin>(
  holder: Holder,
  kinds: readonly What[],
  counts: Readonly<Record<What, number>>,
): readonly Heap[] {
  return kinds.map((what) => ({ holder, what, count: counts[what] }));
}

function cardsOf({ merchantRow, pointRow, seats }: View): readonly CardPiece[] {
  return [
    ...merchantRow.map(({ card }) => cardAt('merchant-row', card, null)),
    ...pointRow.map((card) => cardAt('point-row', card, null)),
    ...seats.flatMap(({ hand, played, claimed }, seat) => [
      ...seen(hand).map((card) => cardAt(`hand-${seat}`, card, seat)),
      ...played.map((card) => cardAt(`played-${seat}`, card, seat)),
      ...seen(claimed).map((card) => cardAt(`claimed-${seat}`, card, seat)),
    ]),
  ];
}

/** A number of cards that nobody here can see is no piece. */
function seen<Card>(cards: readonly Card[] | number): readonly Card[] {
  return typeof cards === 'number' ? [] : cards;
}

function cardAt(holder: Holder, card: CardPiece['card'], seat: number | null): CardPiece {
  return { kind: 'card', key: cardKey(card, seat), holder, card };
}
