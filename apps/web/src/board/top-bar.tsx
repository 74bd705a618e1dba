import type { View } from '@spice-road/rules';
import { memo, useId, type ReactNode } from 'react';
import { Symbol } from '../art/symbol.tsx';
import { useChat } from '../chat/chat.ts';
import { NewDot } from '../chat/new-dot.tsx';
import { IconButton } from '../pieces/button.tsx';
import button from '../pieces/button.module.css';
import { Emblem } from '../pieces/emblem.tsx';
import { Icon } from '../pieces/icon.tsx';
import { Pips } from '../pieces/pips.tsx';
import { countOfCards, namesFor, nearestToEnd } from './seats.ts';
import type { TablePerson } from './table-props.ts';
import { useLanguage } from '../settings/language.ts';
import css from './top-bar.module.css';
import { say as sayInShell } from '../i18n/shell.ts';
import { SoundButton } from '../settings/sound-button.tsx';
import { say } from '../i18n/table.ts';
import { sentencesInWords } from '../story/words.ts';

interface TopBarProps {
  readonly view: View;
  readonly people: readonly TablePerson[];
  readonly roomCode: string | null;
  readonly logOpen: boolean;
  readonly onLog: () => void;
  readonly tools?: ReactNode;
  readonly onHelp: (() => void) | undefined;
  readonly menu: ReactNode;
}

/** Where one is, how far the match has come, and the way to log and menu. */
export const TopBar = memo(function TopBar({
  view,
  people,
  roomCode,
  logOpen,
  onLog,
  tools,
  onHelp,
  menu,
}: TopBarProps) {
  useLanguage();
  const popover = useId();
  const unread = useChat()?.unread ?? null;
  return (
    <header className={css.top} data-tools={tools !== undefined}>
      <span className={css.brand} aria-hidden="true">
        <Symbol id="mark" className={css.mark} />
        <b>{say('brand')}</b>
      </span>
      {roomCode === null ? null : (
        <span className={css.room}>
          {say('room')} <b>{roomCode}</b>
        </span>
      )}
      <span className={css.round}>
        {say('roundLabel')} <b>{view.round}</b>
      </span>
      <Progress view={view} people={people} />
      <span className={css.grow} />
      {tools}
      <SoundButton />
      {onHelp === undefined ? null : (
        <span className={css.help}>
          <IconButton icon="help" name={sayInShell('howToPlay')} onPress={onHelp} />
        </span>
      )}
      <IconButton icon="log" name={logName(unread)} expanded={logOpen} onPress={onLog}>
        {unread === null || unread === 0 ? null : <NewDot count={unread} />}
      </IconButton>
      <button
        type="button"
        className={button.square}
        popoverTarget={popover}
        aria-label={say('openMenu')}
        title={say('openMenu')}
      >
        <Icon name="menu" />
      </button>
      <div id={popover} popover="auto" className={css.menu}>
        {menu}
      </div>
    </header>
  );
});

/** `unread` is null where there is no chat. */
function logName(unread: number | null): string {
  if (unread === null) return say('openLog');
  return unread === 0 ? sayInShell('chat.andLog') : sayInShell('chat.andLogUnread', { count: unread });
}

function Progress({ view, people }: Pick<TopBarProps, 'view' | 'people'>) {
  const leader = nearestToEnd(view);
  const person = people[leader];
  const claimed = countOfCards(view.seats[leader]?.claimed ?? 0);
  if (person === undefined) return null;
  if (view.lastRound && view.phase !== 'over') {
    return (
      <span className={css.last} data-spot="progress" title={say('lastRoundFull')}>
        <Emblem emblem={person.emblem} />
        {say('lastRound')}
      </span>
    );
  }
  const name = leader === view.you ? say('You') : person.name;
  const ending = say('endsAtFull', { cards: view.pointCardsToEnd });
  if (claimed === 0) {
    return (
      <span className={css.end} data-spot="progress" title={ending}>
        <span className="sr">{ending}</span>
        <span className={css.label} aria-hidden="true">
          {say('endsAt', { count: view.pointCardsToEnd })}
        </span>
        <Pips claimed={0} of={view.pointCardsToEnd} />
      </span>
    );
  }
  const full = sentencesInWords([ending, say('nearestFull', { leader: namesFor(people, view.you)(leader), claimed })]);
  return (
    <span className={css.end} data-spot="progress" title={full}>
      <span className="sr">{full}</span>
      <span className={css.label} aria-hidden="true">
        {say('endsAtNearest', { count: view.pointCardsToEnd })}
      </span>
      <Emblem emblem={person.emblem} />
      <b className={css.who} aria-hidden="true">
        <bdi>{name}</bdi>
      </b>
      <Pips claimed={claimed} of={view.pointCardsToEnd} />
      <b aria-hidden="true">
        {claimed}/{view.pointCardsToEnd}
      </b>
    </span>
  );
}
