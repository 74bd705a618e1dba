import { COINS } from '@spice-road/rules';
import { draw, say } from '../../i18n/help.ts';
import { CoinFace } from '../../pieces/coin.tsx';
import { EXAMPLES, momentsOf, PILES } from '../examples.ts';
import { Figure } from '../figure.tsx';
import { PointPicture, PointRow } from '../rows.tsx';
import { ChangeOf } from './change-of.tsx';
import css from './chapters.module.css';

/** So many cards of the row are shown under the coins. */
const SHOWN = 3;

export function Claiming() {
  const [before, after = before] = momentsOf(EXAMPLES.claim);
  const [card] = EXAMPLES.claim.setting.points;
  return (
    <>
      <p>{draw('claim.words')}</p>
      <Figure caption={say('claim.example')}>
        <ChangeOf example={EXAMPLES.claim}>
          <span className={css.gain}>
            <PointPicture card={card} />
            {COINS.filter((coin) => after.me.coins[coin] > before.me.coins[coin]).map((coin) => (
              <CoinFace key={coin} coin={coin} />
            ))}
          </span>
        </ChangeOf>
      </Figure>
      <h4>{say('claim.coins')}</h4>
      <p>{draw('claim.coins.words')}</p>
      <Figure>
        <div className={css.piles}>
          {PILES.map(({ stage, coins }) => (
            <div key={stage} className={css.pile}>
              <PointRow cards={before.table.pointRow.slice(0, SHOWN)} coins={coins} name={say('claim.piles')} />
              <p>{say(`claim.${stage}`)}</p>
            </div>
          ))}
        </div>
      </Figure>
    </>
  );
}
