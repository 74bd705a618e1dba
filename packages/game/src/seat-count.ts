import { SEAT_COUNTS, type SeatCount } from '@spice-road/rules';

/** boardgame.io's number of players as a number of seats. Throws on any other: matches are made by the server. */
export function seatCountOf(players: number): SeatCount {
  const count = SEAT_COUNTS.find((seats) => seats === players);
  if (count === undefined) throw new RangeError(`A table seats two to five players, not ${players}.`);
  return count;
}
