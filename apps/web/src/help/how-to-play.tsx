import { SPICES } from '@spice-road/rules';
import { Fragment } from 'react';
import { Dialog } from '../controls/dialog.tsx';
import { draw, say } from '../i18n/shell.ts';
import { SpiceToken } from '../pieces/spice-token.tsx';
import css from './how-to-play.module.css';

const WAYS = ['play', 'acquire', 'rest', 'claim'] as const;
const AFTERWARDS = ['full', 'end', 'open'] as const;

/** The rules in short, in the order somebody needs them. */
export function HowToPlay({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={say('howToPlay')} width="wide" onClose={onClose}>
      <div className={css.text}>
        <p>{say('help.words')}</p>
        <ol className={css.spices} aria-label={say('help.spices')}>
          {SPICES.map((spice) => (
            <li key={spice}>
              <SpiceToken spice={spice} look="thick" />
              {say(spice)}
            </li>
          ))}
        </ol>

        <h3>{say('help.turn')}</h3>
        <dl>
          {WAYS.map((way) => (
            <Fragment key={way}>
              <dt>{say(`help.${way}`)}</dt>
              <dd>{draw(`help.${way}.words`)}</dd>
            </Fragment>
          ))}
        </dl>

        {AFTERWARDS.map((matter) => (
          <Fragment key={matter}>
            <h3>{say(`help.${matter}`)}</h3>
            <p>{say(`help.${matter}.words`)}</p>
          </Fragment>
        ))}
      </div>
    </Dialog>
  );
}
