import { say } from '../../i18n/help.ts';
import { EXAMPLES, momentsOf } from '../examples.ts';
import { Figure } from '../figure.tsx';
import { Hand } from '../rows.tsx';
import css from './chapters.module.css';

export function Resting() {
  const [before, after = before] = momentsOf(EXAMPLES.rest);
  return (
    <>
      <p>{say('rest.words')}</p>
      <Figure caption={say('rest.example')}>
        <div className={css.rest}>
          <h5>{say('before.short')}</h5>
          <span>{say('rest.hand')}</span>
          <Hand cards={before.me.hand} name={say('rest.hand')} />
          <span>{say('rest.played')}</span>
          <Hand cards={before.me.played} name={say('rest.played')} />
          <h5>{say('after.short')}</h5>
          <span>{say('rest.hand')}</span>
          <Hand cards={after.me.hand} name={say('rest.hand')} />
        </div>
      </Figure>
    </>
  );
}
