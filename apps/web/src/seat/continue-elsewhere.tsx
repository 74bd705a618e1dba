import { useEffect, useState } from 'react';
import { createContinuation, type Place } from '../api/rooms.ts';
import { sentenceFor } from '../app/sentences.ts';
import { Dialog } from '../controls/dialog.tsx';
import { QrCode } from '../controls/qr-code.tsx';
import { CopyButton } from '../controls/share-link.tsx';
import { useTask } from '../controls/use-task.ts';
import { Button } from '../pieces/button.tsx';
import css from './continue-elsewhere.module.css';
import { continuationLink } from './continuation.ts';

interface ContinueElsewhereProps {
  readonly place: Place;
  readonly roomLink: string;
  readonly onClose: () => void;
}

/** A link that carries the seat to another device of the same person. */
export function ContinueElsewhere({ place, roomLink, onClose }: ContinueElsewhereProps) {
  const [link, setLink] = useState<string | null>(null);
  const making = useTask(createContinuation);

  async function make() {
    const answer = await making.run(place);
    if (answer?.ok) setLink(continuationLink(roomLink, answer.body.token));
  }

  useEffect(() => {
    void make();
    // Once for each opening of the dialog.
  }, []);

  return (
    <Dialog title="Continue on another device" onClose={onClose}>
      <p className={css.words}>
        Scan this with your other device, or open the link there. It is good once, for ten minutes. Whoever opens it sits
        in your seat, so show it to nobody else.
      </p>
      <div className={css.code}>{link === null ? null : <QrCode text={link} name="QR code of your link" mark={false} />}</div>
      {link === null ? null : (
        <p className={css.link} translate="no">
          {link}
        </p>
      )}
      {making.trouble === null ? null : (
        <>
          <p role="alert">{sentenceFor(making.trouble)}</p>
          <Button tone="plain" onPress={() => void make()}>
            Try again
          </Button>
        </>
      )}
      {link === null ? null : (
        <div className={css.copy}>
          <CopyButton text={link} label="Copy the link" />
        </div>
      )}
    </Dialog>
  );
}
