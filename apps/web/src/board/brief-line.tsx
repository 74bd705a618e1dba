import { merchantCard, type GameEvent } from '@spice-road/rules';
import { Amounts } from '../pieces/amounts.tsx';
import { Chip } from '../pieces/chip.tsx';
import { CoinFace } from '../pieces/coin.tsx';
import { Icon, type IconName } from '../pieces/icon.tsx';
import { briefOf, type BriefPicture } from '../story/brief.ts';
import { merchantCardName } from '../story/card-names.ts';
import css from './brief-line.module.css';

const ICONS = {
  gathered: 'play',
  upgraded: 'steps',
  traded: 'play',
  acquired: 'take',
  rested: 'rest',
  claimed: 'claim',
  discarded: 'undo',
  overfilled: 'undo',
  'last-round-began': 'claim',
  ended: 'crown',
} as const satisfies Record<GameEvent['type'], IconName>;

interface BriefLineProps {
  readonly event: GameEvent;
  /** After a name, or on its own. */
  readonly words: 'verb' | 'alone';
}

/** An event in a line: icon, a few words, a picture. Decoration: the sentence is told elsewhere. */
export function BriefLine({ event, words }: BriefLineProps) {
  const brief = briefOf(event);
  if (brief === null) return null;
  return (
    <>
      <span className={css.words} data-picture={brief.picture.kind}>
        <Icon name={ICONS[event.type]} />
        {words === 'verb' ? (
          <span>{brief.verb}</span>
        ) : (
          <>
            <span className={css.long}>{brief.alone}</span>
            <span className={css.brief}>{brief.short}</span>
          </>
        )}
      </span>
      <span className={css.picture} data-kind={brief.picture.kind}>
        <Picture picture={brief.picture} />
      </span>
    </>
  );
}

function Picture({ picture }: { readonly picture: BriefPicture }) {
  switch (picture.kind) {
    case 'none':
      return null;
    case 'cubes':
      return <Amounts cubes={picture.cubes} ones="bare" />;
    case 'exchange':
      return (
        <>
          <Amounts cubes={picture.gave} ones="bare" />
          <span>→</span>
          <Amounts cubes={picture.took} ones="bare" />
        </>
      );
    case 'card':
      return <Chip face={merchantCard(picture.card)} name={merchantCardName(picture.card)} />;
    case 'claim':
      return (
        <>
          <Amounts cubes={picture.demand} ones="bare" />
          {picture.coin === null ? null : <CoinFace coin={picture.coin} />}
        </>
      );
  }
}
