import type { RoomView } from '@spice-road/protocol';
import { SEAT_COUNTS } from '@spice-road/rules';
import { sentenceFor } from '../app/sentences.ts';
import { Select } from '../controls/select.tsx';
import { Switch } from '../controls/switch.tsx';
import { cardsToEndChoices, cardsToEndChosen, cardsToEndKept } from './cards-to-end.ts';
import { ABOUT_BOTS, type ChosenOptions, SWITCHES } from './chosen-options.ts';
import { OptionsTold } from './options-told.tsx';
import css from './options.module.css';
import type { OptionChanges } from './use-option-changes.ts';
import { say } from '../i18n/shell.ts';

interface OptionsProps {
  readonly room: Pick<RoomView, 'options' | 'places'>;
  /** Null for those who may only read them. */
  readonly changes: OptionChanges | null;
}

export function Options({ room: { options, places }, changes }: OptionsProps) {
  const chosen: ChosenOptions = {
    options,
    seats: SEAT_COUNTS.find((count) => count === places.length) ?? null,
    isWithBots: options.botsGiveWay || places.some(({ bot }) => bot !== undefined),
  };
  return (
    <section className={css.options} aria-labelledby="options">
      <h2 id="options">{say('options')}</h2>
      {changes === null ? <OptionsTold {...chosen} /> : <OptionsAsked {...chosen} changes={changes} />}
    </section>
  );
}

function OptionsAsked({ options, seats, isWithBots, changes }: ChosenOptions & { readonly changes: OptionChanges }) {
  const switches = SWITCHES.map(([option, label]) => (
    <Switch
      key={option}
      label={say(label)}
      hint={say(`${label}.words`)}
      isOn={options[option]}
      onChange={(isOn) => changes.ask({ [option]: isOn })}
    />
  ));
  return (
    <>
      <Select
        label={say('options.cards')}
        choices={cardsToEndChoices(seats)}
        value={cardsToEndChosen(options.pointCardsToEnd, seats)}
        onChange={(value) => changes.ask({ pointCardsToEnd: cardsToEndKept(value) })}
      />
      {switches.slice(0, -ABOUT_BOTS)}
      {isWithBots ? <div className={css.bots}>{switches.slice(-ABOUT_BOTS)}</div> : null}
      {changes.trouble === null ? null : <p role="alert">{sentenceFor(changes.trouble)}</p>}
    </>
  );
}
