import { useState } from 'react';
import { Dialog } from '../controls/dialog.tsx';
import { say } from '../i18n/shell.ts';
import { IconButton } from '../pieces/button.tsx';
import { useChat } from './chat.ts';
import css from './chat-button.module.css';
import { ChatPlace } from './chat-place.tsx';
import { NewDot } from './new-dot.tsx';
import { useChatNews } from './use-chat-news.ts';

/** The way to the chat in a room's bar, and how much is new in it. */
export function ChatButton() {
  const chat = useChat();
  const news = useChatNews();
  const [isOpen, setOpen] = useState(false);
  if (chat === null) return null;
  return (
    <>
      <IconButton
        icon="chat"
        name={chat.unread === 0 ? say('chat') : say('chat.unread', { count: chat.unread })}
        onPress={() => {
          setOpen(true);
        }}
      >
        {chat.unread === 0 ? null : <NewDot count={chat.unread} />}
      </IconButton>
      <p className="sr" role="status">
        {news}
      </p>
      {isOpen ? (
        <Dialog
          title={say('chat')}
          onClose={() => {
            setOpen(false);
          }}
        >
          <div className={css.room}>
            <ChatPlace chat={chat} isModal />
          </div>
        </Dialog>
      ) : null}
    </>
  );
}
