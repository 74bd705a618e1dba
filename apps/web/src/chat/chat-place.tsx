import { useLoaded } from '../app/use-loaded.ts';
import { say } from '../i18n/shell.ts';
import type { Chat } from './chat.ts';
import css from './chat-place.module.css';
import { loadChatPanel } from './load-chat-panel.ts';

interface ChatPlaceProps {
  readonly chat: Chat;
  /** A modal dialog hides the page's live region, so what comes is told here. */
  readonly isModal: boolean;
}

/** Where the chat is shown, as soon as it is there. */
export function ChatPlace({ chat, isModal }: ChatPlaceProps) {
  const loaded = useLoaded(loadChatPanel);
  if (loaded.kind === 'here') return <loaded.what.ChatPanel chat={chat} isModal={isModal} />;
  return (
    <p className={css.note} role="status">
      {loaded.kind === 'coming' ? say('chat.coming') : say('chat.missing')}
    </p>
  );
}
