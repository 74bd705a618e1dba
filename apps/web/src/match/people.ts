import type { RoomMatch, RoomView } from '@spice-road/protocol';
import type { TablePerson } from '../board/table-props.ts';
import { emblemOf } from '../room/emblem-of.ts';

/** Who sits at the table, by seat: the names of its start, the emblems of the room, and who is here now. */
export function peopleAt({ seats, names }: RoomMatch, { places }: Pick<RoomView, 'places'>): readonly TablePerson[] {
  return seats.map((id, seat) => ({
    name: names[seat] ?? '',
    emblem: emblemOf(id),
    presence: places.find((place) => place.id === id)?.presence ?? 'left',
  }));
}
