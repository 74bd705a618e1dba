import { NONE } from '@spice-road/rules';
import { draw, say } from '../../i18n/help.ts';
import { caravanInWords } from '../../story/words.ts';
import { EXAMPLES, momentsOf, stepsOf } from '../examples.ts';
import { CaravanPicture, Figure, Labelled, losses } from '../figure.tsx';
import { MerchantPicture } from '../rows.tsx';
import css from './chapters.module.css';
import { ChangeOf } from './change-of.tsx';

export function Playing() {
  return (
    <>
      <p>{say('play.words')}</p>
      <h4>{say('play.gather')}</h4>
      <p>{say('play.gather.words')}</p>
      <Figure>
        <ChangeOf example={EXAMPLES.gather}>
          <MerchantPicture card="+YY" />
        </ChangeOf>
      </Figure>
      <h4>{say('play.upgrade')}</h4>
      <p>{say('play.upgrade.words')}</p>
      <Figure caption={say('play.upgrade.example')}>
        <div className={css.withCard}>
          <MerchantPicture card="^3" />
          <Steps />
        </div>
      </Figure>
      <h4>{say('play.trade')}</h4>
      <p>{draw('play.trade.words')}</p>
      <Figure caption={say('play.trade.example')}>
        <ChangeOf example={EXAMPLES.trade}>
          <MerchantPicture card="YY>G" />
        </ChangeOf>
      </Figure>
    </>
  );
}

/** The caravan before an upgrade and after each of its steps. */
function Steps() {
  const [before] = momentsOf(EXAMPLES.upgrade);
  const moments = [before, ...stepsOf(EXAMPLES.upgrade)];
  return (
    <div className={css.steps}>
      {moments.map(({ me: { caravan } }, step) => {
        const label = say('play.step', { count: step });
        const last = moments[step - 1]?.me.caravan ?? caravan;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a step is its number
          <Labelled key={step} label={label}>
            <CaravanPicture
              cubes={caravan}
              marked={step === 0 ? NONE : losses(caravan, last)}
              fate="comes"
              name={say('play.step.cubes', { step: label, cubes: caravanInWords(caravan) })}
            />
          </Labelled>
        );
      })}
    </div>
  );
}
