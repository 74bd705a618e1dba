import { Dialog } from '../controls/dialog.tsx';
import { Button } from '../pieces/button.tsx';
import { Settings } from '../settings/settings.tsx';
import css from './room-menu.module.css';
import { say } from '../i18n/shell.ts';

interface RoomMenuProps {
  readonly onClose: () => void;
  /** Null for those without a seat. */
  readonly onContinue: (() => void) | null;
}

export function RoomMenu({ onClose, onContinue }: RoomMenuProps) {
  return (
    <Dialog title={say('menu')} onClose={onClose}>
      {onContinue === null ? null : (
        <div className={css.wide}>
          <Button tone="plain" onPress={onContinue}>
            {say('continueElsewhere')}
          </Button>
        </div>
      )}
      <Settings />
      <p className={css.unofficial}>{say('unofficial')}</p>
    </Dialog>
  );
}
