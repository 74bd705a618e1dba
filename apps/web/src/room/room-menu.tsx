import type { RoomView } from '@spice-road/protocol';
import { Dialog } from '../controls/dialog.tsx';
import { Button } from '../pieces/button.tsx';
import { Settings } from '../settings/settings.tsx';
import { KeptUntil } from './kept-until.tsx';
import css from './room-menu.module.css';
import { say } from '../i18n/shell.ts';

interface RoomMenuProps {
  readonly expiresAt: RoomView['expiresAt'];
  readonly onClose: () => void;
  /** Null for those without a seat. */
  readonly onContinue: (() => void) | null;
}

export function RoomMenu({ expiresAt, onClose, onContinue }: RoomMenuProps) {
  return (
    <Dialog title={say('menu')} onClose={onClose}>
      {onContinue === null ? null : (
        <div className={css.wide}>
          <Button tone="plain" onPress={onContinue}>
            {say('continueElsewhere')}
          </Button>
        </div>
      )}
      <KeptUntil expiresAt={expiresAt} />
      <Settings />
      <p className={css.unofficial}>{say('unofficial')}</p>
    </Dialog>
  );
}
