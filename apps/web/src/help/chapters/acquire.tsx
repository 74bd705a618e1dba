import { fromList, NONE, type Spice } from '@spice-road/rules';
import { draw, say } from '../../i18n/help.ts';
import type { LaidHere } from '../../pieces/lying.tsx';
import { caravanInWords } from '../../story/words.ts';
import { EXAMPLES, momentsOf, paymentOf } from '../examples.ts';
import { CaravanPicture, Figure, Labelled } from '../figure.tsx';
import { Hand, StallRow } from '../rows.tsx';
import { ChangeOf } from './change-of.tsx';
import css from './chapters.module.css';

/** So many cards of the row are shown, and so many cubes laid when the picture is taken. */
const SHOWN = 4;
const LAID = 2;

export function Acquiring() {
  const [before, after] = momentsOf(EXAMPLES.acquire);
  const payment = paymentOf(EXAMPLES.acquire);
  const laidSoFar = payment.slice(0, LAID);
  const { caravan } = before.me;
  const { card } = EXAMPLES.acquire.setting.stalls[payment.length] ?? EXAMPLES.acquire.setting.stalls[0];
  return (
    <>
      <p>{draw('acquire.words')}</p>
      <Figure caption={say('acquire.laying.words')}>
        <span className={css.status}>{say('acquire.laying', { done: LAID, of: payment.length })}</span>
        <StallRow
          stalls={before.table.merchantRow.slice(0, SHOWN)}
          name={say('acquire.row')}
          picked={payment.length}
          laid={payment.map((spice, slot) => laidHere(spice, slot))}
        />
        <Labelled label={say('before.short')}>
          <CaravanPicture
            cubes={caravan}
            marked={fromList(laidSoFar)}
            fate="goes"
            name={say('before', { cubes: caravanInWords(caravan) })}
          />
        </Labelled>
      </Figure>
      {after === undefined ? null : (
        <Figure caption={say('acquire.done.words')}>
          <span className={css.status}>{say('acquire.done')}</span>
          <StallRow stalls={after.table.merchantRow.slice(0, SHOWN)} name={say('acquire.row')} />
          <div className={css.withCard}>
            <Hand cards={[card]} name={say('rest.hand')} />
            <div className={css.steps}>
              <Labelled label={say('after.short')}>
                <CaravanPicture
                  cubes={after.me.caravan}
                  marked={NONE}
                  fate="stays"
                  name={say('after', { cubes: caravanInWords(after.me.caravan) })}
                />
              </Labelled>
            </div>
          </div>
        </Figure>
      )}
      <h4>{say('acquire.collect')}</h4>
      <p>{say('acquire.collect.words')}</p>
      <Figure>
        <ChangeOf example={EXAMPLES.collect}>
          <StallRow stalls={momentsOf(EXAMPLES.collect)[0].table.merchantRow.slice(0, 1)} name={say('acquire.row')} />
        </ChangeOf>
      </Figure>
      <p>{say('acquire.note')}</p>
    </>
  );
}

function laidHere(spice: Spice, slot: number): LaidHere {
  return slot < LAID ? { kind: 'cube', spice } : { kind: 'hole', next: slot === LAID };
}
