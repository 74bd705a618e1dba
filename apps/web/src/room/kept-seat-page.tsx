import type { RoomView } from '@spice-road/protocol';
import { HomeLink } from '../app/home-link.tsx';
import { MessagePage } from '../app/message-page.tsx';
import { sentenceFor } from '../app/sentences.ts';
import { Button } from '../pieces/button.tsx';
import { useReturn } from './use-return.ts';
import { say } from '../i18n/shell.ts';

interface KeptSeatPageProps {
  readonly room: RoomView;
  readonly secret: string | null;
  readonly onWatch: () => void;
}

/** After leaving in the middle of a match. */
export function KeptSeatPage({ room, secret, onWatch }: KeptSeatPageProps) {
  const returning = useReturn(room.code, secret);
  return (
    <MessagePage title={say('kept.title')}>
      <p>{say('kept.words')}</p>
      <Button tone="go" onPress={() => void returning.run(null)}>
        {say('comeBack')}
      </Button>
      <Button tone="plain" onPress={onWatch}>
        {say('justWatch')}
      </Button>
      {returning.trouble === null ? null : <p role="alert">{sentenceFor(returning.trouble)}</p>}
      <HomeLink />
    </MessagePage>
  );
}
