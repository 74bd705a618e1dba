import { SPICES } from '@spice-road/rules';
import { draw, say } from '../../i18n/help.ts';
import { SpiceToken } from '../../pieces/spice-token.tsx';
import { Figure } from '../figure.tsx';
import { MerchantPicture, PointPicture } from '../rows.tsx';
import css from './chapters.module.css';

export function Goal() {
  return (
    <>
      <p>{draw('goal.words')}</p>
      <h4>{say('goal.spices')}</h4>
      <Figure>
        <ol className={css.spices} aria-label={say('goal.spices')}>
          {SPICES.map((spice) => (
            <li key={spice}>
              <SpiceToken spice={spice} look="thick" />
              {say(spice)}
            </li>
          ))}
        </ol>
      </Figure>
      <h4>{say('goal.cards')}</h4>
      <Figure>
        <div className={css.kinds}>
          <div className={css.kind}>
            <MerchantPicture card="YYY>RG" />
            <p>{draw('goal.merchant')}</p>
          </div>
          <div className={css.kind}>
            <PointPicture card="12:RRBB" />
            <p>{draw('goal.point')}</p>
          </div>
        </div>
      </Figure>
    </>
  );
}
