import { expect, test } from 'vitest';
import { FIRST_PARTY, parseParty, playersOf, withPlace, type Party } from './party.ts';

const nameless = (place: number) => `Nobody ${place}`;

test('one level for all bots, or each its own', () => {
  const three: Party = withPlace({ ...FIRST_PARTY, count: 3 }, 2, { level: 'expert' });
  expect(playersOf({ ...three, level: 'strong' }, nameless).slice(1)).toEqual([
    { kind: 'bot', level: 'strong', emblem: 1 },
    { kind: 'bot', level: 'strong', emblem: 2 },
  ]);
  expect(playersOf({ ...three, level: null }, nameless).slice(1)).toEqual([
    { kind: 'bot', level: 'casual', emblem: 1 },
    { kind: 'bot', level: 'expert', emblem: 2 },
  ]);
});

test('people and bots in any mixture, but the first is a person; names are tidied, and given to who has none', () => {
  let party: Party = { ...FIRST_PARTY, mode: 'people', count: 4, level: 'strong' };
  party = withPlace(party, 0, { name: '  Okapi ', isBot: true });
  party = withPlace(party, 2, { isBot: true, level: 'novice' });
  expect(playersOf(party, nameless)).toEqual([
    { kind: 'person', name: 'Okapi', emblem: 0 },
    { kind: 'person', name: 'Nobody 1', emblem: 1 },
    { kind: 'bot', level: 'novice', emblem: 2 },
    { kind: 'person', name: 'Nobody 3', emblem: 3 },
  ]);
});

test('the party of last time comes back, and nonsense is no party', () => {
  const party: Party = withPlace({ ...FIRST_PARTY, mode: 'people', count: 5, openTable: true }, 3, { name: 'Mara' });
  expect(parseParty(JSON.stringify(party))).toEqual(party);
  for (const text of [null, '', 'not json', '{}', JSON.stringify({ ...party, count: 6 })]) {
    expect(parseParty(text)).toEqual(FIRST_PARTY);
  }
});
