import { BOT_LEVELS, type PlaceView } from '@spice-road/protocol';
import { setBotLevel } from '../api/bots.ts';
import { removePlace, type OwnPlace } from '../api/rooms.ts';
import { Select } from '../controls/select.tsx';
import { useTask } from '../controls/use-task.ts';
import { say } from '../i18n/shell.ts';
import { IconButton } from '../pieces/button.tsx';
import { nameOfPlace } from './bot-names.ts';
import css from './bot-seat.module.css';

interface BotSeatProps {
  readonly host: OwnPlace;
  readonly place: PlaceView;
}

/** What the host can do about a bot: how well it plays, and whether it stays. */
export function BotSeat({ host, place }: BotSeatProps) {
  const changing = useTask(setBotLevel);
  const removing = useTask(removePlace);
  const name = nameOfPlace(place);
  return (
    <span className={css.seat}>
      <Select
        label={say('bot.levelOf', { name })}
        isLabelHidden
        choices={BOT_LEVELS.map((level) => ({ value: level, label: say(`level.${level}`) }))}
        value={place.bot ?? 'casual'}
        onChange={(value) => {
          const level = BOT_LEVELS.find((each) => each === value);
          if (level !== undefined) void changing.run({ ...host, id: place.id, level });
        }}
      />
      <IconButton
        icon="close"
        name={say('place.removeOf', { name })}
        onPress={() => void removing.run({ ...host, id: place.id })}
      />
    </span>
  );
}
