import { draw, say } from '../../i18n/help.ts';
import { Icon } from '../../pieces/icon.tsx';
import type { ChapterName } from '../chapter-names.ts';
import css from './chapters.module.css';

const WAYS = [
  { way: 'play', icon: 'play' },
  { way: 'acquire', icon: 'take' },
  { way: 'rest', icon: 'rest' },
  { way: 'claim', icon: 'claim' },
] as const;

/** The four actions, each the way to its chapter. */
export function Turn({ onTurnTo }: { readonly onTurnTo: (chapter: ChapterName) => void }) {
  return (
    <>
      <p>{draw('turn.words')}</p>
      <div className={css.ways}>
        {WAYS.map(({ way, icon }) => (
          <button key={way} type="button" className={css.way} onClick={() => onTurnTo(way)}>
            <Icon name={icon} />
            <b>{say(way)}</b>
            <span>{say(`turn.${way}`)}</span>
          </button>
        ))}
      </div>
      <h4>{say('turn.how')}</h4>
      <p>{draw('turn.how.words')}</p>
    </>
  );
}
