import { useId, useRef, useState, type ReactNode } from 'react';
import { useHasTable } from '../coach/show-around.ts';
import { say } from '../i18n/help.ts';
import { say as sayInShell } from '../i18n/shell.ts';
import { Button } from '../pieces/button.tsx';
import css from './book.module.css';
import { CHAPTERS, type ChapterName } from './chapter-names.ts';
import { Claiming } from './chapters/claim.tsx';
import { End } from './chapters/end.tsx';
import { Full } from './chapters/full.tsx';
import { Goal } from './chapters/goal.tsx';
import { Open } from './chapters/open.tsx';
import { Playing } from './chapters/play.tsx';
import { Resting } from './chapters/rest.tsx';
import { Start } from './chapters/start.tsx';
import { Acquiring } from './chapters/acquire.tsx';
import { Turn } from './chapters/turn.tsx';
import { ChapterTabs } from './chapter-tabs.tsx';

/** The whole rules, a chapter at a time. */
export function Book({ onShowAround }: { readonly onShowAround: () => void }) {
  const hasTable = useHasTable();
  const [chapter, setChapter] = useState<ChapterName>('goal');
  const id = useId();
  const page = useRef<HTMLDivElement>(null);
  const place = CHAPTERS.indexOf(chapter);
  const last = CHAPTERS[place - 1];
  const next = CHAPTERS[place + 1];

  function open(name: ChapterName): void {
    setChapter(name);
    page.current?.scrollTo({ top: 0 });
  }

  /** Whoever turns the page reads on at its top. */
  function turnTo(name: ChapterName): void {
    open(name);
    page.current?.focus({ preventScroll: true });
  }

  return (
    <div className={css.book}>
      <ChapterTabs id={id} chapter={chapter} onChoose={open} />
      <div
        ref={page}
        className={css.page}
        role="tabpanel"
        id={`${id}-page`}
        aria-labelledby={`${id}-${chapter}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and keys must reach it to do so
        tabIndex={0}
      >
        <h3 className={css.title}>{say(chapter)}</h3>
        <Text of={chapter} onTurnTo={turnTo} />
        <div className={css.foot}>
          {last === undefined ? (
            <span />
          ) : (
            <Button tone="quiet" onPress={() => turnTo(last)}>
              {say('back')}
            </Button>
          )}
          {next === undefined && hasTable ? (
            <Button tone="go" icon="eye" onPress={onShowAround}>
              {sayInShell('showAround')}
            </Button>
          ) : null}
          {next === undefined ? null : (
            <Button tone="go" onPress={() => turnTo(next)}>
              {say('next', { chapter: say(`${next}.tab`) })}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

interface TextProps {
  readonly of: ChapterName;
  readonly onTurnTo: (chapter: ChapterName) => void;
}

function Text({ of, onTurnTo }: TextProps): ReactNode {
  switch (of) {
    case 'goal':
      return <Goal />;
    case 'start':
      return <Start />;
    case 'turn':
      return <Turn onTurnTo={onTurnTo} />;
    case 'play':
      return <Playing />;
    case 'acquire':
      return <Acquiring />;
    case 'rest':
      return <Resting />;
    case 'claim':
      return <Claiming />;
    case 'full':
      return <Full />;
    case 'end':
      return <End />;
    case 'open':
      return <Open />;
  }
}
