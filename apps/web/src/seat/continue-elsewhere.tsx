import type { Continuation } from '@spice-road/protocol';
import { Suspense, use } from 'react';
import type { Answer } from '../api/ask.ts';
import { sentenceFor } from '../app/sentences.ts';
import { Dialog } from '../controls/dialog.tsx';
import { QrCode } from '../controls/qr-code.tsx';
import { CopyButton } from '../controls/share-link.tsx';
import { Button } from '../pieces/button.tsx';
import css from './continue-elsewhere.module.css';
import { continuationLink } from './continuation.ts';

interface ContinueElsewhereProps {
  /** Asked for when the dialog was opened. */
  readonly offer: Promise<Answer<Continuation>>;
  readonly roomLink: string;
  readonly onAskAgain: () => void;
  readonly onClose: () => void;
}

/** A link that carries the seat to another device of the same person. */
export function ContinueElsewhere({ offer, roomLink, onAskAgain, onClose }: ContinueElsewhereProps) {
  return (
    <Dialog title="Continue on another device" onClose={onClose}>
      <p className={css.words}>
        Scan this with your other device, or open the link there. It is good once, for ten minutes. Whoever opens it
        sits in your seat, so show it to nobody else.
      </p>
      <Suspense fallback={<div className={css.code} />}>
        <Offer offer={offer} roomLink={roomLink} onAskAgain={onAskAgain} />
      </Suspense>
    </Dialog>
  );
}

function Offer({ offer, roomLink, onAskAgain }: Omit<ContinueElsewhereProps, 'onClose'>) {
  const answer = use(offer);
  if (!answer.ok) {
    return (
      <>
        <p role="alert">{sentenceFor(answer.trouble)}</p>
        <Button tone="plain" onPress={onAskAgain}>
          Try again
        </Button>
      </>
    );
  }
  const link = continuationLink(roomLink, answer.body.token);
  return (
    <>
      <div className={css.code}>
        <QrCode text={link} name="QR code of your link" mark={false} />
      </div>
      <p className={css.link} translate="no">
        {link}
      </p>
      <div className={css.copy}>
        <CopyButton text={link} label="Copy the link" />
      </div>
    </>
  );
}
