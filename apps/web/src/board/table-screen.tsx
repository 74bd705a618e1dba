import { useState } from 'react';
import { offersOf } from '../draft/offers.ts';
import { useDraft } from '../draft/use-draft.ts';
import { draftSentence } from './draft-words.ts';
import { Ledger } from './ledger.tsx';
import { LogDrawer } from './log-drawer.tsx';
import { Market } from './market.tsx';
import { Mine } from './mine.tsx';
import { Notice } from './notice.tsx';
import { Opponents } from './opponents.tsx';
import { PlayerSheet } from './player-sheet.tsx';
import { othersInOrder } from './seats.ts';
import type { TableScreenProps } from './table-props.ts';
import css from './table-screen.module.css';
import { TopBar } from './top-bar.tsx';
import { useAnnouncement } from './use-announcement.ts';
import { useNews } from './use-news.ts';
import { useTableKeys } from './use-table-keys.ts';
import { Watching } from './watching.tsx';
import { REASONS, turnInWords, WORDS } from './words.ts';

/** The whole table, as one person sees it. */
export function TableScreen(props: TableScreenProps) {
  const { view, people, history, hasOlder, onOlder, connection, sending, notice, onDismissNotice } = props;
  const closed = connection === 'lost' ? REASONS.lost : sending ? REASONS.sending : null;
  const hand = useDraft({ view, notice, closed: closed !== null, onAct: props.onAct });
  const [logOpen, setLogOpen] = useState(false);
  const [openSeat, setOpenSeat] = useState<number | null>(null);
  useTableKeys({ onConfirm: hand.confirm, onUndo: () => hand.gesture({ type: 'undo' }) });

  const { you } = view;
  const mine = you === null ? undefined : view.seats[you];
  const me = you === null ? undefined : people[you];
  const offers = hand.outlook === null ? null : offersOf(hand.outlook);
  const others = othersInOrder(view);
  const sheetSeat = openSeat === null ? undefined : view.seats[openSeat];
  const sheetPerson = openSeat === null ? undefined : people[openSeat];
  const idleReason = reasonToWait(props);
  const told = hand.lost ? WORDS.draftLost : hand.remark;
  const announcement = useAnnouncement([
    connection === 'lost' ? WORDS.lost : '',
    notice ?? '',
    told ?? '',
    useNews(history, people, you),
    hand.outlook === null
      ? turnInWords(view, people[view.toAct]?.name ?? '')
      : draftSentence(hand.draft, hand.outlook, view.pointCardsToEnd),
  ]);

  return (
    <div className={css.table} data-watching={mine === undefined}>
      {mine === undefined || me === undefined ? (
        <Watching view={view} people={people} history={history} />
      ) : (
        <Mine
          view={view}
          seat={mine}
          person={me}
          people={people}
          hand={hand}
          offers={offers}
          closed={closed}
          idleReason={idleReason}
          onOpenScore={() => setOpenSeat(you)}
        />
      )}
      <Market view={view} hand={hand} offers={offers} idleReason={idleReason} />
      <aside className={css.others} aria-label={WORDS.players}>
        <Opponents view={view} people={people} history={history} seats={others} onOpen={setOpenSeat} />
        {mine === undefined ? null : (
          <Ledger history={history} people={people} you={you} onOpenLog={() => setLogOpen(true)} />
        )}
      </aside>
      <TopBar
        view={view}
        people={people}
        roomCode={props.roomCode}
        logOpen={logOpen}
        onLog={() => setLogOpen(!logOpen)}
        menu={props.menu}
      />
      <div className={css.notices}>
        {connection === 'lost' ? <Notice text={WORDS.lost} tone="warn" onDismiss={null} /> : null}
        {notice === null ? null : <Notice text={notice} tone="plain" onDismiss={onDismissNotice} />}
        {told === null ? null : <Notice text={told} tone="plain" onDismiss={hand.dismiss} />}
      </div>
      {logOpen ? (
        <LogDrawer
          history={history}
          people={people}
          you={you}
          hasOlder={hasOlder}
          onOlder={onOlder}
          onClose={() => setLogOpen(false)}
        />
      ) : null}
      {openSeat === null || sheetSeat === undefined || sheetPerson === undefined ? null : (
        <PlayerSheet
          key={openSeat}
          view={view}
          index={openSeat}
          seat={sheetSeat}
          person={sheetPerson}
          own={openSeat === you}
          onClose={() => setOpenSeat(null)}
        />
      )}
      <p className="sr" role="status" aria-live="polite">
        {announcement}
      </p>
    </div>
  );
}

/** Why no action can be started; null on the viewer's turn. */
function reasonToWait({ view, people }: TableScreenProps): string | null {
  if (view.phase === 'over') return REASONS.over;
  if (view.you === null) return REASONS.watching;
  return view.you === view.toAct ? null : REASONS.notYourTurn(people[view.toAct]?.name ?? '');
}
