import { layTable, legalActions, outlookOf, judge, viewOf, type Table } from '@spice-road/rules';
import { pick, seededRandom, shuffledDecks } from '@spice-road/rules/testing';
import { expect, test } from 'vitest';
import { flawIn, sealOf, type Evidence, type Flaw } from './verify.ts';

/** A short match of two, played at random to its end, with everything a browser is told of it. */
function playedOut(): Evidence {
  const random = seededRandom(7);
  const decks = shuffledDecks(random);
  const past: Evidence['past'][number][] = [];
  let table: Table = layTable(2, decks, { pointCardsToEnd: 3 });
  while (table.phase !== 'over') {
    const legal = legalActions(outlookOf(table));
    const claims = legal.filter(({ type }) => type === 'claim');
    const action = pick(claims.length > 0 ? claims : legal, random);
    const verdict = judge(table, action);
    if (!verdict.ok) throw new Error('A legal action is accepted.');
    past.push({ action, events: verdict.events });
    ({ table } = verdict);
  }
  const opening = {
    merchantDeck: [...decks.merchants],
    pointDeck: [...decks.points],
    seats: [1, 0],
    salt: 'a-salt-of-256-bits',
  };
  return { commitment: sealOf(opening), opening, seats: [1, 0], past, view: viewOf(table, { seat: 1, open: false }) };
}

const HONEST = playedOut();

/** The same match with another opening, for which the promise was forged, too. */
function withOpening(change: Partial<Evidence['opening']>): Evidence {
  const opening = { ...HONEST.opening, ...change };
  return { ...HONEST, opening, commitment: sealOf(opening) };
}

function swapped(deck: readonly string[], one: number, other: number): string[] {
  return deck.map((card, at) => (at === one ? (deck[other] ?? card) : at === other ? (deck[one] ?? card) : card));
}

test('an honest match has no flaw, for who played and for who watched', () => {
  expect(HONEST.view.phase).toBe('over');
  expect(flawIn(HONEST)).toBeNull();
  expect(flawIn({ ...HONEST, view: { ...HONEST.view, you: null } })).toBeNull();
});

test.each<{ what: string; evidence: Evidence; flaw: Flaw }>([
  {
    what: 'another salt than promised',
    evidence: { ...HONEST, opening: { ...HONEST.opening, salt: 'another' } },
    flaw: 'seal',
  },
  {
    what: 'another order of a deck than promised, even where nobody drew',
    evidence: {
      ...HONEST,
      opening: { ...HONEST.opening, merchantDeck: swapped(HONEST.opening.merchantDeck, 41, 42) },
    },
    flaw: 'seal',
  },
  { what: 'a promise of nothing', evidence: { ...HONEST, commitment: '' }, flaw: 'seal' },
  { what: 'other seats than the room tells', evidence: { ...HONEST, seats: [0, 1] }, flaw: 'seats' },
  {
    what: 'a first row that was not the one that lay there',
    evidence: withOpening({ merchantDeck: swapped(HONEST.opening.merchantDeck, 0, 9) }),
    flaw: 'cards',
  },
  {
    what: 'point cards that were not those that came',
    evidence: withOpening({ pointDeck: swapped(HONEST.opening.pointDeck, 1, 30) }),
    flaw: 'cards',
  },
  {
    what: 'a card that is twice in a deck',
    evidence: withOpening({
      merchantDeck: HONEST.opening.merchantDeck.with(42, HONEST.opening.merchantDeck[41] ?? ''),
    }),
    flaw: 'cards',
  },
  { what: 'a card there is none of', evidence: withOpening({ pointDeck: ['99:YYYY'] }), flaw: 'cards' },
  { what: 'an action left out', evidence: { ...HONEST, past: HONEST.past.slice(1) }, flaw: 'cards' },
  { what: 'an end left out', evidence: { ...HONEST, past: HONEST.past.slice(0, -1) }, flaw: 'cards' },
  {
    what: 'a log that tells of other cards',
    evidence: { ...HONEST, past: HONEST.past.map((each, at) => (at === 3 ? { ...each, events: [] } : each)) },
    flaw: 'cards',
  },
  {
    what: 'another table at the end',
    evidence: { ...HONEST, view: { ...HONEST.view, round: HONEST.view.round + 1 } },
    flaw: 'cards',
  },
])('$what is found', ({ evidence, flaw }) => {
  expect(flawIn(evidence)).toBe(flaw);
});
