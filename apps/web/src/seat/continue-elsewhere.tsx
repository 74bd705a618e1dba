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
import { say } from '../i18n/shell.ts';

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
    <Dialog title={say('continueElsewhere')} onClose={onClose}>
      <p className={css.words}>{say('continue.words')}</p>
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
          {say('tryAgain')}
        </Button>
      </>
    );
  }
  const link = continuationLink(roomLink, answer.body.token);
  return (
    <>
      <div className={css.code}>
        <QrCode text={link} name={say('continue.qr')} mark={false} />
      </div>
      <p className={css.link} translate="no">
        {link}
      </p>
      <div className={css.copy}>
        <CopyButton text={link} label={say('continue.copy')} />
      </div>
    </>
  );
}
