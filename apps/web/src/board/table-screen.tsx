import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { offersOf } from '../draft/offers.ts';
import { partsOf, plaqueWith } from '../draft/parts.ts';
import { useDraftShown } from '../draft/use-draft-shown.ts';
import { useDraft } from '../draft/use-draft.ts';
import { useConfirmMode } from '../settings/confirm-mode.ts';
import { usePieces } from '../drag/use-pieces.ts';
import { CoachPlace } from '../coach/coach-place.tsx';
import { ActionPlaque } from './action-plaque.tsx';
import { CardSheet } from './card-sheet.tsx';
import { draftSentence, unansweredSentence } from './draft-words.ts';
import { Ledger } from './ledger.tsx';
import { LogDrawer } from './log-drawer.tsx';
import { Market } from './market.tsx';
import { Mine } from './mine.tsx';
import { Notice } from './notice.tsx';
import { Opponents } from './opponents.tsx';
import { PlayerSheet } from './player-sheet.tsx';
import { othersInOrder } from './seats.ts';
import type { Sending, TableScreenProps } from './table-props.ts';
import css from './table-screen.module.css';
import { TopBar } from './top-bar.tsx';
import { useChatNews } from '../chat/use-chat-news.ts';
import { useAnnouncement } from './use-announcement.ts';
import { useAnswers } from './use-answers.ts';
import { useNews } from './use-news.ts';
import { cardWith, useTableKeys } from './use-table-keys.ts';
import { Watching } from './watching.tsx';
import { say } from '../i18n/table.ts';
import { isolated } from '../i18n/isolated.ts';
import { remarkInWords, turnInWords } from './words.ts';

/** The whole table, as one person sees it. */
export function TableScreen(props: TableScreenProps) {
  const { view, shown, shownStateId, stageRef, people, history, hasOlder, onOlder, connection, sending, notice } =
    props;
  const { onDismissNotice, menu, onAct, onRefused, roomCode } = props;
  const isLost = connection === 'lost';
  const underWay: Sending = sending ? (isLost ? 'unanswered' : 'on-its-way') : 'not-sent';
  const closed = props.closed ?? reasonToWaitFor(underWay) ?? (isLost ? say('reason.lost') : null);
  const [mode] = useConfirmMode();
  const inHand = useDraft({ view, notice, sending, closed: closed !== null, mode, onAct });
  const composing = useAnswers(inHand, { onRefused, onGesture: notice === null ? null : onDismissNotice });
  const drawn = useDraftShown(composing, { view, shown });
  const now = useMemo(() => ({ composing, drawn, view, shown }), [composing, drawn, view, shown]);
  const late = useDeferredValue(now);
  // Never of another table: what lies there now has nothing to do with it.
  const settled = late.view === view && late.shown === shown ? late : now;
  const parts = partsOf(drawn, settled.drawn);
  const [logOpen, setLogOpen] = useState(false);
  const [openSeat, setOpenSeat] = useState<number | null>(null);
  const [enlarged, setEnlarged] = useState<string | null>(null);
  const [coachSays, setCoachSays] = useState('');
  useTableKeys({
    onConfirm: () => composing.confirm(null),
    onUndo: () => composing.gesture({ type: 'undo' }),
    onEnlarge: setEnlarged,
    onList: props.onListKeys,
  });
  usePieces({
    root: stageRef,
    composing: drawn,
    onHold: (target) => {
      const card = cardWith(target);
      if (card !== null) setEnlarged(card);
      return card !== null;
    },
  });

  const { you } = view;
  const mine = you === null ? undefined : shown.seats[you];
  const me = you === null ? undefined : people[you];
  const { outlook } = composing;
  const offers = outlook === null ? null : offersOf(outlook);
  const offersShown = drawn.outlook === null ? null : offersOf(drawn.outlook);
  const past = useMemo(() => history.filter(({ stateId }) => stateId < shownStateId), [history, shownStateId]);
  const others = useMemo(() => othersInOrder(view), [view]);
  const openLog = useCallback(() => setLogOpen(true), []);
  const turnLog = useCallback(() => setLogOpen((isOpen) => !isOpen), []);
  const openScore = useCallback(() => setOpenSeat(you), [you]);
  const sheetSeat = openSeat === null ? undefined : shown.seats[openSeat];
  const sheetPerson = openSeat === null ? undefined : people[openSeat];
  const idleReason = reasonToWait({ view, people });
  const told = composing.lost ? say('draftLost') : remarkInWords(composing.remark, idleReason);
  const announcement = useAnnouncement([
    isLost ? say('lost') : '',
    notice ?? '',
    told ?? '',
    useNews(history, people, you),
    useChatNews(),
    settled.composing.outlook === null
      ? turnInWords(view, people[view.toAct])
      : underWay === 'unanswered'
        ? unansweredSentence()
        : draftSentence(settled.composing.draft, settled.composing.outlook, view.pointCardsToEnd),
    coachSays,
  ]);

  const plaque = (
    <ActionPlaque
      view={view}
      people={people}
      composing={plaqueWith(composing, settled.composing)}
      rest={offers?.rest ?? null}
      sending={underWay}
      closed={closed}
    />
  );
  return (
    <div ref={stageRef} className={css.table} data-watching={mine === undefined}>
      {props.hasCoach === true ? (
        <CoachPlace root={stageRef} view={shown} isDrafting={composing.draft.kind !== 'idle'} onSay={setCoachSays} />
      ) : null}
      {mine === undefined || me === undefined ? (
        <Watching people={people} history={past} plaque={plaque} />
      ) : (
        <Mine
          view={shown}
          seat={mine}
          person={me}
          plaque={plaque}
          parts={parts}
          settled={settled.drawn}
          isToAct={composing.outlook !== null}
          offers={offersShown}
          idleReason={idleReason}
          onOpenScore={openScore}
        />
      )}
      <Market
        view={shown}
        composing={parts.market}
        settled={settled.drawn}
        offers={offersShown}
        idleReason={idleReason}
      />
      <aside className={css.others} aria-label={say('players')}>
        <Opponents view={shown} people={people} history={past} seats={others} onOpen={setOpenSeat} />
        {mine === undefined ? null : <Ledger history={past} people={people} you={you} onOpenLog={openLog} />}
      </aside>
      <TopBar
        view={shown}
        people={people}
        roomCode={roomCode}
        logOpen={logOpen}
        onLog={turnLog}
        tools={props.tools}
        onHelp={props.onHelp}
        menu={menu}
      />
      <div className={css.over}>
        {!isLost && notice === null && told === null ? null : (
          <section className={css.notices} aria-label={say('notices')}>
            {isLost ? <Notice text={say('lost')} tone="warn" onDismiss={null} /> : null}
            {notice === null ? null : <Notice text={notice} tone="plain" onDismiss={onDismissNotice} />}
            {told === null ? null : <Notice text={told} tone="plain" onDismiss={composing.dismiss} />}
          </section>
        )}
        <div className={css.hint}>{props.hint}</div>
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
          view={shown}
          index={openSeat}
          seat={sheetSeat}
          person={sheetPerson}
          own={openSeat === you}
          onClose={() => setOpenSeat(null)}
        />
      )}
      {enlarged === null ? null : <CardSheet view={shown} card={enlarged} onClose={() => setEnlarged(null)} />}
      <p className="sr" role="status" aria-live="polite">
        {announcement}
      </p>
    </div>
  );
}

/** Why nothing else can be sent while an action is under way; null when none is. */
function reasonToWaitFor(underWay: Sending): string | null {
  switch (underWay) {
    case 'not-sent':
      return null;
    case 'on-its-way':
      return say('reason.sending');
    case 'unanswered':
      return say('reason.unanswered');
  }
}

/** Why no action can be started; null on the viewer's turn. */
function reasonToWait({ view, people }: Pick<TableScreenProps, 'view' | 'people'>): string | null {
  if (view.phase === 'over') return say('reason.over');
  if (view.you === null) return say('reason.watching');
  return view.you === view.toAct ? null : say('reason.notYourTurn', { name: isolated(people[view.toAct]?.name ?? '') });
}
