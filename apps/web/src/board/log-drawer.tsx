import { useState } from 'react';
import { useChat, type Chat } from '../chat/chat.ts';
import { ChatPlace } from '../chat/chat-place.tsx';
import { Tabs } from '../controls/tabs.tsx';
import { Button, IconButton } from '../pieces/button.tsx';
import css from './log-drawer.module.css';
import { LogRows } from './log-rows.tsx';
import type { HistoryEntry, TablePerson } from './table-props.ts';
import { useDialog } from './use-dialog.ts';
import { useMedia } from './use-media.ts';
import { say as sayInShell } from '../i18n/shell.ts';
import { say } from '../i18n/table.ts';

interface LogDrawerProps {
  readonly history: readonly HistoryEntry[];
  readonly people: readonly TablePerson[];
  readonly you: number | null;
  readonly hasOlder: boolean;
  readonly onOlder: () => void;
  readonly onClose: () => void;
}

/** The whole log, and what people say. Beside the table on a large screen, where play goes on; over it on a phone. */
export function LogDrawer({ onClose, ...log }: LogDrawerProps) {
  const chat = useChat();
  const roomy = useMedia('(min-width: 860px) and (min-height: 500px)');
  const dialog = useDialog(roomy ? 'beside' : 'modal');
  return (
    <dialog
      ref={dialog}
      className={css.drawer}
      aria-label={chat === null ? say('log') : sayInShell('chat.andLog')}
      // oxlint-disable-next-line react/no-unknown-property -- closes a modal dialog by a tap beside it
      closedby={roomy ? 'closerequest' : 'any'}
      onCancel={onClose}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
    >
      {chat === null ? (
        <>
          <div className={css.head}>
            <h2 className={css.title}>{say('log')}</h2>
            <IconButton icon="close" name={say('close')} onPress={onClose} />
          </div>
          <WholeLog {...log} />
        </>
      ) : (
        <LogOrChat chat={chat} isModal={!roomy} onClose={onClose} {...log} />
      )}
    </dialog>
  );
}

type LogProps = Omit<LogDrawerProps, 'onClose'>;

interface LogOrChatProps extends LogDrawerProps {
  readonly chat: Chat;
  readonly isModal: boolean;
}

/** Opens where something is new. */
function LogOrChat({ chat, isModal, onClose, ...log }: LogOrChatProps) {
  const [shown, setShown] = useState<'log' | 'chat'>(chat.unread > 0 ? 'chat' : 'log');
  const { unread } = chat;
  const chatTab = {
    value: 'chat',
    label: sayInShell('chat'),
    ...(unread === 0 ? {} : { news: unread, name: sayInShell('chat.unread', { count: unread }) }),
  } as const;
  return (
    <Tabs
      label={sayInShell('chat.andLog')}
      choices={[{ value: 'log', label: say('log') }, chatTab]}
      value={shown}
      onChange={setShown}
      beside={<IconButton icon="close" name={say('close')} onPress={onClose} />}
    >
      {shown === 'log' ? <WholeLog {...log} /> : <ChatPlace chat={chat} isModal={isModal} />}
    </Tabs>
  );
}

function WholeLog({ history, people, you, hasOlder, onOlder }: LogProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls must be reachable by keys
    <div className={css.list} tabIndex={0} role="region" aria-label={say('log')}>
      {history.length === 0 ? <p>{say('emptyLog')}</p> : null}
      <LogRows history={history} people={people} you={you} show="all" />
      {hasOlder ? (
        <Button tone="quiet" icon="down" onPress={onOlder}>
          {say('older')}
        </Button>
      ) : null}
    </div>
  );
}
