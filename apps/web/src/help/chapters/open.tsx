import { draw, say } from '../../i18n/help.ts';
import css from './chapters.module.css';

/** What others see, what a room may change, and the keys. */
export function Open() {
  return (
    <>
      <dl className={css.facts}>
        <dt>{say('open.seen')}</dt>
        <dd>{say('open.seen.words')}</dd>
        <dt>{say('open.own')}</dt>
        <dd>{say('open.own.words')}</dd>
      </dl>
      <h4>{say('open.options')}</h4>
      <p>{say('open.options.words')}</p>
      <h4>{say('open.keys')}</h4>
      <p className={css.keys}>{draw('open.keys.words')}</p>
    </>
  );
}
