import { CARAVAN_LIMIT } from '@spice-road/rules';
import { CARAVAN_COUNT, CARDAMOM, caravanOf, CINNAMON, CUBES, SAFFRON, TURMERIC } from './caravans.ts';
import { carryOut, PLY, plyOf, type Ply } from './plies.ts';
import { AT, OF_SEAT, SEAT_SIZE, type Position } from './position.ts';
import { FULL_REACH, reachOf } from './reach.ts';
import { AFTER_CLAIM } from './spending.ts';

/** A number from 0 up to, not including, 1; another one each time. */
export type Random = () => number;

/** Room for point cards that can be claimed. */
const claims = new Int32Array(8);
/** A handful being changed cube by cube, lowest spice first. */
const cubes = new Int32Array(4);

/** For each caravan the cards that can be played on it, as two halves of a set; made when first asked for. */
let playable: Int32Array | null = null;

/**
 * Some ply the seat to act may take. What to do is drawn first, each card, stall and point card as likely as the others,
 * then how: any result of the card, any cubes for the payment, any for the discard.
 */
export function randomPly(position: Position, random: Random): Ply {
  playable ??= findPlayable();
  const me = AT.firstSeat + (position[AT.toAct] ?? 0) * SEAT_SIZE;
  const caravan = position[me + OF_SEAT.caravan] ?? 0;
  const low = (position[me + OF_SEAT.hand] ?? 0) & (playable[2 * caravan] ?? 0);
  const high = (position[me + OF_SEAT.hand + 1] ?? 0) & (playable[2 * caravan + 1] ?? 0);
  const lowCount = membersOf(low);
  const plays = lowCount + membersOf(high);
  const stalls = Math.min(position[AT.merchantRowLength] ?? 0, (CUBES[caravan] ?? 0) + 1);
  const claimable = findClaims(position, caravan);
  const rests = position[me + OF_SEAT.played] !== 0 || position[me + OF_SEAT.played + 1] !== 0 ? 1 : 0;
  const drawn = Math.floor(random() * (plays + stalls + claimable + rests));
  if (drawn < plays) {
    const card = drawn < lowCount ? memberAt(low, drawn) : 32 + memberAt(high, drawn - lowCount);
    return randomPlay(card, caravan, random);
  }
  const slot = drawn - plays;
  if (slot < stalls) return acquisition(slot, caravan, position[AT.stallSpices + slot] ?? 0, random);
  const claim = slot - stalls;
  if (claim < claimable) return claims[claim] ?? 0;
  return plyOf(PLY.rest, 0, caravan, 0);
}

function findPlayable(): Int32Array {
  const { starts } = reachOf(FULL_REACH);
  const found = new Int32Array(2 * CARAVAN_COUNT);
  for (let entry = 0; entry + 1 < starts.length; entry += 1) {
    if (starts[entry] === starts[entry + 1]) continue;
    const card = Math.floor(entry / CARAVAN_COUNT);
    const half = 2 * (entry % CARAVAN_COUNT) + (card >> 5);
    found[half] = (found[half] ?? 0) | (1 << (card & 31));
  }
  return found;
}

function findClaims(position: Position, caravan: number): number {
  const length = position[AT.pointRowLength] ?? 0;
  let count = 0;
  for (let slot = 0; slot < length; slot += 1) {
    const left = AFTER_CLAIM[(position[AT.pointRow + slot] ?? 0) * CARAVAN_COUNT + caravan] ?? -1;
    if (left < 0) continue;
    claims[count] = plyOf(PLY.claim, slot, left, 0);
    count += 1;
  }
  return count;
}

function randomPlay(card: number, caravan: number, random: Random): Ply {
  const { starts, results } = reachOf(FULL_REACH);
  const entry = card * CARAVAN_COUNT + caravan;
  const first = starts[entry] ?? 0;
  const after = results[first + Math.floor(random() * ((starts[entry + 1] ?? 0) - first))] ?? 0;
  return plyOf(PLY.play, card, after, 0);
}

/** How many members a set of up to 32 has: its bits are summed up in pairs, fours and bytes. */
function membersOf(set: number): number {
  const pairs = set - ((set >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The member of a set that so many lower ones come before. */
function memberAt(set: number, before: number): number {
  let left = set;
  for (let gone = 0; gone < before; gone += 1) left &= left - 1;
  return 31 - Math.clz32(left & -left);
}

/** Plays on in place until the match is over or `most` plies are taken; says how many were. */
export function playRandomly(position: Position, random: Random, most: number): number {
  let plies = 0;
  while (position[AT.over] === 0 && plies < most) {
    carryOut(position, randomPly(position, random));
    plies += 1;
  }
  return plies;
}

function acquisition(slot: number, caravan: number, lying: number, random: Random): Ply {
  let count = CUBES[caravan] ?? 0;
  if (slot === 0 && lying === 0) return plyOf(PLY.acquire, 0, caravan, 0);
  cubes[0] = TURMERIC[caravan] ?? 0;
  cubes[1] = SAFFRON[caravan] ?? 0;
  cubes[2] = CARDAMOM[caravan] ?? 0;
  cubes[3] = CINNAMON[caravan] ?? 0;
  let payment = 0;
  for (let stall = 0; stall < slot; stall += 1) {
    payment |= takeRandomly(count, random) << (2 * stall);
    count -= 1;
  }
  for (let spice = 0; spice < 4; spice += 1) {
    const some = (lying >>> (8 * spice)) & 255;
    cubes[spice] = (cubes[spice] ?? 0) + some;
    count += some;
  }
  while (count > CARAVAN_LIMIT) {
    takeRandomly(count, random);
    count -= 1;
  }
  return plyOf(PLY.acquire, slot, caravanOf(cubes[0] ?? 0, cubes[1] ?? 0, cubes[2] ?? 0, cubes[3] ?? 0), payment);
}

/** Takes any of the `count` cubes; says of which spice. */
function takeRandomly(count: number, random: Random): number {
  let nth = Math.floor(random() * count);
  let spice = 0;
  while (nth >= (cubes[spice] ?? 0)) {
    nth -= cubes[spice] ?? 0;
    spice += 1;
  }
  cubes[spice] = (cubes[spice] ?? 0) - 1;
  return spice;
}
