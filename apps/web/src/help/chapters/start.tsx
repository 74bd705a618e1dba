import { layTable, MERCHANT_DECK, NONE, POINT_DECK, STARTING_CARDS } from '@spice-road/rules';
import { say } from '../../i18n/help.ts';
import { CaravanPicture, Figure, Labelled } from '../figure.tsx';
import { Hand, PointRow, StallRow } from '../rows.tsx';
import { caravanInWords } from '../../story/words.ts';
import css from './chapters.module.css';

const DECKS = { merchants: MERCHANT_DECK, points: POINT_DECK };
/** So many that every caravan there can be is among them. */
const FIVE = layTable(5, DECKS);
const THREE = layTable(3, DECKS);

export function Start() {
  return (
    <>
      <Figure caption={say('start.hand')}>
        <Hand cards={STARTING_CARDS} name={say('start.hand')} />
      </Figure>
      <p>{say('start.caravans')}</p>
      <Figure>
        <div className={css.seats} role="group" aria-label={say('start.seats')}>
          {FIVE.seats.map(({ caravan }, seat) => {
            const label = say('start.seat', { count: seat + 1 });
            return (
              // oxlint-disable-next-line react/no-array-index-key -- a seat is its place in the order
              <Labelled key={seat} label={label}>
                <CaravanPicture
                  cubes={caravan}
                  marked={NONE}
                  fate="stays"
                  name={say('play.step.cubes', { step: label, cubes: caravanInWords(caravan) })}
                />
              </Labelled>
            );
          })}
        </div>
      </Figure>
      <h4>{say('start.market')}</h4>
      <p>{say('start.rows')}</p>
      <div className={css.market} role="group" aria-label={say('start.market.picture')}>
        <PointRow cards={THREE.pointRow} coins={THREE.coins} name={say('claim.tab')} />
        <StallRow stalls={THREE.merchantRow} name={say('acquire.tab')} />
      </div>
    </>
  );
}
