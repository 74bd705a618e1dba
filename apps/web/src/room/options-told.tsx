import { say } from '../i18n/shell.ts';
import { cardsToEndWords } from './cards-to-end.ts';
import { ABOUT_BOTS, type ChosenOptions, SWITCHES } from './chosen-options.ts';
import css from './options-told.module.css';

/** The options for those who cannot change them: told in words, with nothing about them that looks like a control. */
export function OptionsTold({ options, seats, isWithBots }: ChosenOptions) {
  return (
    <>
      <dl className={css.told}>
        <div>
          <dt>{say('options.cards')}</dt>
          <dd>{cardsToEndWords(options.pointCardsToEnd, seats)}</dd>
        </div>
        {SWITCHES.slice(0, isWithBots ? undefined : -ABOUT_BOTS).map(([option, label]) => (
          <div key={option}>
            <dt>{say(label)}</dt>
            <dd data-on={options[option]}>{say(options[option] ? 'on' : 'off')}</dd>
            {/* What is so when it is on: beside “off” it would say the contrary. */}
            {options[option] ? <dd className={css.words}>{say(`${label}.words`)}</dd> : null}
          </div>
        ))}
      </dl>
      <p className={css.note}>{say('options.host')}</p>
    </>
  );
}
