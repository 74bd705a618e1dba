import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { say } from '../i18n/help.ts';
import css from './chapter-tabs.module.css';
import { CHAPTERS, type ChapterName } from './chapter-names.ts';

interface ChapterTabsProps {
  /** What the ids of the tabs and of their page begin with. */
  readonly id: string;
  readonly chapter: ChapterName;
  readonly onChoose: (chapter: ChapterName) => void;
}

/** The table of contents: beside the page where there is room, else a strip above it. */
export function ChapterTabs({ id, chapter, onChoose }: ChapterTabsProps) {
  const strip = useRef<HTMLDivElement>(null);

  // The strip may be longer than it shows.
  useLayoutEffect(() => {
    const tab = strip.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    tab?.scrollIntoView({ block: 'nearest', inline: 'center' });
  });

  function onKey(event: KeyboardEvent<HTMLDivElement>): void {
    const from = CHAPTERS.indexOf(chapter);
    const to = CHAPTERS[placeAfter(event.key, from, getComputedStyle(event.currentTarget).direction)];
    if (to === undefined) return;
    event.preventDefault();
    onChoose(to);
    document.getElementById(`${id}-${to}`)?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs have the focus, one at a time
    <div ref={strip} className={css.tabs} role="tablist" aria-label={say('chapters')} onKeyDown={onKey}>
      {CHAPTERS.map((name) => (
        <button
          key={name}
          type="button"
          className={css.tab}
          role="tab"
          id={`${id}-${name}`}
          aria-controls={`${id}-page`}
          aria-selected={name === chapter}
          tabIndex={name === chapter ? 0 : -1}
          onClick={() => onChoose(name)}
        >
          {say(`${name}.tab`)}
        </button>
      ))}
    </div>
  );
}

/** Where a key leads; nowhere, and so no chapter, for keys that mean something else. */
function placeAfter(key: string, from: number, direction: string): number {
  const onwards = direction === 'rtl' ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return around(from + onwards);
    case 'ArrowLeft':
      return around(from - onwards);
    case 'ArrowDown':
      return around(from + 1);
    case 'ArrowUp':
      return around(from - 1);
    case 'Home':
      return 0;
    case 'End':
      return CHAPTERS.length - 1;
  }
  return -1;
}

function around(place: number): number {
  return (place + CHAPTERS.length) % CHAPTERS.length;
}
