import { expect, test } from 'vitest';
import type { Draft } from './draft.ts';
import { IDLE } from './draft.ts';
import { partsOf, plaqueWith } from './parts.ts';

const TRADE: Draft = { kind: 'play-trade', card: 'YY>G', times: 1 };
const TWICE: Draft = { ...TRADE, times: 2 };
const GATHER: Draft = { kind: 'play-gather', card: '+YY' };
const UPGRADE: Draft = { kind: 'play-upgrade', card: '^2', lifts: [] };
const LIFTED: Draft = { ...UPGRADE, lifts: [0] };
const ASKED: Draft = { ...UPGRADE, asked: true };
const ACQUIRE: Draft = { kind: 'acquire', slot: 1, card: '+G', laid: [], aim: null };
const LAID: Draft = { ...ACQUIRE, laid: [{ slot: 0, cube: 2 }] };
const CLAIM: Draft = { kind: 'claim', slot: 0, card: '6:YYRR' };
const REST: Draft = { kind: 'rest' };
const OWED: Draft = { kind: 'discard', chosen: [] };
const CHOSEN: Draft = { ...OWED, chosen: [3] };

test.each<[string, Draft, Draft, readonly string[]]>([
  ['a card of the hand is picked', IDLE, GATHER, ['hand']],
  ['a card whose cubes are to be lifted is picked', IDLE, UPGRADE, ['hand']],
  ['another card of the hand is', GATHER, TRADE, ['hand']],
  ['a merchant card is, and the one of the hand put back', GATHER, ACQUIRE, ['hand', 'market']],
  ['a point card is', IDLE, CLAIM, ['market']],
  ['a card of the hand is put back', GATHER, IDLE, ['hand', 'plaque']],
  ['a card of the market is', CLAIM, IDLE, ['market', 'plaque']],
  ['it is to be traded twice', TRADE, TWICE, ['hand', 'plaque']],
  ['a cube is lifted', UPGRADE, LIFTED, ['hand', 'caravan']],
  ['a cube is laid on a card', ACQUIRE, LAID, ['market', 'caravan']],
  ['a cube is chosen to be returned', OWED, CHOSEN, ['caravan']],
  ['it is asked whether nothing is to be raised', UPGRADE, ASKED, ['hand', 'caravan', 'plaque']],
  ['one is to rest', IDLE, REST, ['plaque']],
])('when %s, at once is drawn what was touched', (_, before, after, atOnce) => {
  const [settled, now] = [{ draft: before }, { draft: after }];
  const parts = { ...partsOf(now, settled), plaque: plaqueWith(now, settled) };
  const drawn = Object.entries(parts).filter(([, composing]) => composing === now);
  expect(drawn.map(([part]) => part)).toEqual(atOnce);
});
