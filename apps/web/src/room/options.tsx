import type { RoomOptions, RoomView } from '@spice-road/protocol';
import { SEAT_COUNTS } from '@spice-road/rules';
import { setOptions, type OwnPlace } from '../api/rooms.ts';
import { sentenceFor } from '../app/sentences.ts';
import { Select } from '../controls/select.tsx';
import { Switch } from '../controls/switch.tsx';
import { useTask } from '../controls/use-task.ts';
import { cardsToEndChoices, cardsToEndChosen, cardsToEndKept } from './cards-to-end.ts';
import css from './options.module.css';
import { say } from '../i18n/shell.ts';

interface OptionsProps {
  readonly room: Pick<RoomView, 'options' | 'places'>;
  /** Null for those who may only read them. */
  readonly host: OwnPlace | null;
}

export function Options({ room, host }: OptionsProps) {
  const { options, places } = room;
  const hasBots = places.some(({ bot }) => bot !== undefined);
  const setting = useTask((change: Partial<RoomOptions>) =>
    host === null ? Promise.resolve({ ok: false, trouble: 'not-host' } as const) : setOptions(host, change),
  );
  const seats = SEAT_COUNTS.find((count) => count === places.length) ?? null;
  return (
    <section className={css.options} aria-labelledby="options">
      <h2 id="options">{say('options')}</h2>
      <Select
        label={say('options.cards')}
        choices={cardsToEndChoices(seats)}
        value={cardsToEndChosen(options.pointCardsToEnd, seats)}
        isFixed={host === null}
        onChange={(value) => void setting.run({ pointCardsToEnd: cardsToEndKept(value) })}
      />
      <Switch
        label={say('options.open')}
        hint={say('options.open.words')}
        isOn={options.openTable}
        isFixed={host === null}
        onChange={(openTable) => void setting.run({ openTable })}
      />
      <Switch
        label={say('options.hints')}
        hint={say('options.hints.words')}
        isOn={options.hints}
        isFixed={host === null}
        onChange={(hints) => void setting.run({ hints })}
      />
      {hasBots || options.botsGiveWay ? (
        <div className={css.bots}>
          <Switch
            label={say('options.giveWay')}
            hint={say('options.giveWay.words')}
            isOn={options.botsGiveWay}
            isFixed={host === null}
            onChange={(botsGiveWay) => void setting.run({ botsGiveWay })}
          />
          <Switch
            label={say('options.fastBots')}
            hint={say('options.fastBots.words')}
            isOn={options.fastBots}
            isFixed={host === null}
            onChange={(fastBots) => void setting.run({ fastBots })}
          />
        </div>
      ) : null}
      {host === null ? <p className={css.note}>{say('options.host')}</p> : null}
      {setting.trouble === null ? null : <p role="alert">{sentenceFor(setting.trouble)}</p>}
    </section>
  );
}
