import type { RoomOptions } from '@spice-road/protocol';
import { standardPointCardsToEnd, SEAT_COUNTS } from '@spice-road/rules';
import { setOptions, type Place } from '../api/rooms.ts';
import { sentenceFor } from '../app/sentences.ts';
import { Select } from '../controls/select.tsx';
import { Switch } from '../controls/switch.tsx';
import { useTask } from '../controls/use-task.ts';
import css from './options.module.css';

interface OptionsProps {
  readonly options: RoomOptions;
  /** Null for those who may only read them. */
  readonly host: Place | null;
  readonly seated: number;
}

/** RULES 10.2. */
const CARDS = [3, 4, 5, 6, 7, 8] as const;

export function Options({ options, host, seated }: OptionsProps) {
  const setting = useTask((change: Partial<RoomOptions>) =>
    host === null ? Promise.resolve({ ok: false, trouble: 'not-host' } as const) : setOptions(host, change),
  );
  const usual = SEAT_COUNTS.find((count) => count === seated);
  const choices = [
    {
      value: '',
      label: usual === undefined ? 'As the rules say' : `${standardPointCardsToEnd(usual)}, as the rules say`,
    },
    ...CARDS.map((cards) => ({ value: String(cards), label: String(cards) })),
  ];
  return (
    <section className={css.options} aria-labelledby="options">
      <h2 id="options">Options</h2>
      <Select
        label="Point cards to end"
        choices={choices}
        value={options.pointCardsToEnd === null ? '' : String(options.pointCardsToEnd)}
        isFixed={host === null}
        onChange={(value) => void setting.run({ pointCardsToEnd: value === '' ? null : Number(value) })}
      />
      <Switch
        label="Open table"
        hint="Hands and scores are shown to all"
        isOn={options.openTable}
        isFixed={host === null}
        onChange={(openTable) => void setting.run({ openTable })}
      />
      {host === null ? <p className={css.note}>The host chooses.</p> : null}
      {setting.trouble === null ? null : <p role="alert">{sentenceFor(setting.trouble)}</p>}
    </section>
  );
}
