import { useEffect, useLayoutEffect, useRef, useState, type UIEvent } from 'react';
import { useKeyboardSpace } from '../controls/use-keyboard-space.ts';
import { say } from '../i18n/shell.ts';
import { Button } from '../pieces/button.tsx';
import type { Chat } from './chat.ts';
import css from './chat-panel.module.css';
import { ChatLines } from './chat-lines.tsx';
import { SayField } from './say-field.tsx';

interface ChatPanelProps {
  readonly chat: Chat;
  readonly isModal: boolean;
}

/** How far from its end a list still counts as read to the end. */
const NEAR = 24;

/** What was said, oldest first, and the field to answer in. */
export function ChatPanel({ chat, isModal }: ChatPanelProps) {
  const { lines, you, place, markHeard } = chat;
  const list = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const last = lines.at(-1);
  // One's own line is always followed.
  const follows = isAtEnd || (last !== undefined && last.place !== null && last.place === you);
  useKeyboardSpace();
  useLayoutEffect(() => {
    if (follows) scrollToEnd(list.current);
    // Only what is new moves the list: not whether it is followed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [last?.number]);
  useLayoutEffect(() => {
    const box = list.current;
    if (box === null) return;
    // The keyboard of a phone takes its room from the list.
    const watch = new ResizeObserver(() => {
      if (follows) scrollToEnd(box);
    });
    watch.observe(box);
    return () => watch.disconnect();
  }, [follows]);
  useEffect(() => {
    if (follows) markHeard();
  });

  function onScroll({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent<HTMLDivElement>) {
    setAtEnd(scrollHeight - scrollTop - clientHeight < NEAR);
  }

  return (
    <div className={css.panel}>
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- a list that scrolls must be reachable by keys */}
      <div
        ref={list}
        className={css.list}
        tabIndex={0}
        role="log"
        aria-live={isModal ? 'polite' : 'off'}
        aria-label={say('chat')}
        onScroll={onScroll}
      >
        {lines.length === 0 ? <p className={css.none}>{say('chat.none')}</p> : <ChatLines lines={lines} you={you} />}
      </div>
      {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex */}
      {chat.unread > 0 && !follows ? (
        <div className={css.more}>
          <Button tone="plain" icon="down" onPress={() => scrollToEnd(list.current)}>
            {say('chat.newLines', { count: chat.unread })}
          </Button>
        </div>
      ) : null}
      {place === null ? (
        <p className={css.note}>{say('chat.onlySeated')}</p>
      ) : (
        <SayField place={place} draft={chat.draft} isLost={chat.isLost} />
      )}
    </div>
  );
}

function scrollToEnd(list: HTMLElement | null): void {
  list?.scrollTo({ top: list.scrollHeight });
}
