import type { RoomView } from '@spice-road/protocol';
import { SEAT_COUNTS } from '@spice-road/rules';
import { sentenceFor } from '../app/sentences.ts';
import { Select } from '../controls/select.tsx';
import { Switch } from '../controls/switch.tsx';
import { cardsToEndChoices, cardsToEndChosen, cardsToEndKept } from './cards-to-end.ts';
import css from './options.module.css';
import type { OptionChanges } from './use-option-changes.ts';
import { say } from '../i18n/shell.ts';

interface OptionsProps {
  readonly room: Pick<RoomView, 'options' | 'places'>;
  /** Null for those who may only read them. */
  readonly changes: OptionChanges | null;
}

export function Options({ room, changes }: OptionsProps) {
  const { options, places } = room;
  const hasBots = places.some(({ bot }) => bot !== undefined);
  const seats = SEAT_COUNTS.find((count) => count === places.length) ?? null;
  return (
    <section className={css.options} aria-labelledby="options">
      <h2 id="options">{say('options')}</h2>
      <Select
        label={say('options.cards')}
        choices={cardsToEndChoices(seats)}
        value={cardsToEndChosen(options.pointCardsToEnd, seats)}
        isFixed={changes === null}
        onChange={(value) => changes?.ask({ pointCardsToEnd: cardsToEndKept(value) })}
      />
      <Switch
        label={say('options.open')}
        hint={say('options.open.words')}
        isOn={options.openTable}
        isFixed={changes === null}
        onChange={(openTable) => changes?.ask({ openTable })}
      />
      <Switch
        label={say('options.hints')}
        hint={say('options.hints.words')}
        isOn={options.hints}
        isFixed={changes === null}
        onChange={(hints) => changes?.ask({ hints })}
      />
      {hasBots || options.botsGiveWay ? (
        <div className={css.bots}>
          <Switch
            label={say('options.giveWay')}
            hint={say('options.giveWay.words')}
            isOn={options.botsGiveWay}
            isFixed={changes === null}
            onChange={(botsGiveWay) => changes?.ask({ botsGiveWay })}
          />
          <Switch
            label={say('options.fastBots')}
            hint={say('options.fastBots.words')}
            isOn={options.fastBots}
            isFixed={changes === null}
            onChange={(fastBots) => changes?.ask({ fastBots })}
          />
        </div>
      ) : null}
      {changes === null ? <p className={css.note}>{say('options.host')}</p> : null}
      {changes === null || changes.trouble === null ? null : <p role="alert">{sentenceFor(changes.trouble)}</p>}
    </section>
  );
}
