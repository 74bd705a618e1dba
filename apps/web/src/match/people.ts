import type { PlaceView, RoomMatch, RoomView } from '@spice-road/protocol';
import type { TablePerson } from '../board/table-props.ts';
import { nameOfPlace } from '../room/bot-names.ts';
import { emblemOf } from '../room/emblem-of.ts';

/** Who sits at the table, by seat: the names of its start, the emblems of the room, and who is here now. */
export function peopleAt({ seats, names }: RoomMatch, { places }: Pick<RoomView, 'places'>): readonly TablePerson[] {
  return seats.map((id, seat) => {
    const place = places.find((each) => each.id === id);
    const name = names[seat] ?? '';
    const bot = botAt(place);
    return {
      name: place?.bot === undefined ? name : nameOfPlace({ name, bot: place.bot }),
      emblem: emblemOf(id),
      presence: place?.presence ?? 'left',
      ...(bot === null ? {} : { bot }),
    };
  });
}

function botAt(place: PlaceView | undefined): NonNullable<TablePerson['bot']> | null {
  if (place?.bot !== undefined) return 'own';
  return place?.standIn?.secondsLeft === 0 ? 'stand-in' : null;
}
