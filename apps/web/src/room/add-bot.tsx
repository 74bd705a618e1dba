import { BOT_LEVELS, type BotLevel, type PlaceView } from '@spice-road/protocol';
import { addBot } from '../api/bots.ts';
import type { OwnPlace } from '../api/rooms.ts';
import { useTask } from '../controls/use-task.ts';
import { say } from '../i18n/shell.ts';
import { Button } from '../pieces/button.tsx';

interface AddBotProps {
  readonly host: OwnPlace;
  readonly places: readonly PlaceView[];
}

/** Seats a bot at a free place: as strong as the one before it, until somebody says otherwise. */
export function AddBot({ host, places }: AddBotProps) {
  const adding = useTask(addBot);
  return (
    <Button tone="plain" icon="bot" onPress={() => void adding.run({ ...host, level: lastLevel(places) })}>
      {say('bot.add')}
    </Button>
  );
}

function lastLevel(places: readonly PlaceView[]): BotLevel {
  return places.findLast(({ bot }) => bot !== undefined)?.bot ?? BOT_LEVELS[1];
}
