import { NONE } from '@spice-road/rules';
import { draw, say } from '../../i18n/help.ts';
import { caravanInWords } from '../../story/words.ts';
import { EXAMPLES, momentsOf } from '../examples.ts';
import { CaravanPicture, Figure, Labelled, losses } from '../figure.tsx';
import { MerchantPicture } from '../rows.tsx';
import css from './chapters.module.css';

export function Full() {
  const [first, second = first, third = second] = momentsOf(EXAMPLES.full);
  const [before, over, after] = [first.me.caravan, second.me.caravan, third.me.caravan];
  return (
    <>
      <p>{draw('full.words')}</p>
      <Figure caption={say('full.example')}>
        <div className={css.withCard}>
          <MerchantPicture card="+YYY" />
          <div className={css.steps}>
            <Labelled label={say('before.short')}>
              <CaravanPicture
                cubes={before}
                marked={NONE}
                fate="stays"
                name={say('before', { cubes: caravanInWords(before) })}
              />
            </Labelled>
            <Labelled label={say('full.over.short')}>
              <CaravanPicture
                cubes={over}
                marked={losses(over, after)}
                fate="returns"
                name={say('full.over', { cubes: caravanInWords(over) })}
              />
            </Labelled>
            <Labelled label={say('after.short')}>
              <CaravanPicture
                cubes={after}
                marked={NONE}
                fate="stays"
                name={say('after', { cubes: caravanInWords(after) })}
              />
            </Labelled>
          </div>
        </div>
      </Figure>
    </>
  );
}
