import { useState } from 'react';
import { Dialog } from '../controls/dialog.tsx';
import { QrCode } from '../controls/qr-code.tsx';
import { CopyButton, ShareButton } from '../controls/share-link.tsx';
import css from './invite.module.css';
import { RoomCode } from './room-code.tsx';
import { say } from '../i18n/shell.ts';

interface InviteProps {
  readonly code: string;
  readonly link: string;
}

/** How others get here: the code, the link, the picture of the link. */
export function Invite({ code, link }: InviteProps) {
  const [isLarge, setLarge] = useState(false);
  return (
    <section className={`framed ${css.invite}`} aria-label={say('invitation')}>
      <div className={`framed-band ${css.band}`} />
      <div className={css.inside}>
        <p className={css.code}>
          <span className={css.kick}>{say('roomCode')}</span>
          <b>
            <RoomCode code={code} />
          </b>
        </p>
        <button
          type="button"
          className={css.qr}
          aria-label={say('qrShow')}
          onClick={() => {
            setLarge(true);
          }}
        >
          <QrCode text={link} name={say('qrOfRoom')} mark />
        </button>
        <p className={css.link} translate="no" title={link}>
          {link.replace(/^https?:\/\//, '')}
        </p>
        <div className={css.ways}>
          <CopyButton text={link} label={say('copyLink')} />
          <ShareButton url={link} text={say('shareWords')} />
        </div>
      </div>
      {isLarge ? (
        <Dialog
          title={say('qrScan')}
          onClose={() => {
            setLarge(false);
          }}
        >
          <div className={css.large}>
            <QrCode text={link} name={say('qrOfRoom')} mark />
          </div>
          <p className={css.whole} translate="no">
            {link}
          </p>
        </Dialog>
      ) : null}
    </section>
  );
}
