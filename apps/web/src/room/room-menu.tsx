import { Dialog } from '../controls/dialog.tsx';
import { Button } from '../pieces/button.tsx';
import { ThemeChoice } from '../settings/theme-choice.tsx';
import css from './room-menu.module.css';

interface RoomMenuProps {
  readonly onClose: () => void;
  /** Null for those without a seat. */
  readonly onContinue: (() => void) | null;
}

export function RoomMenu({ onClose, onContinue }: RoomMenuProps) {
  return (
    <Dialog title="Menu" onClose={onClose}>
      {onContinue === null ? null : (
        <div className={css.wide}>
          <Button tone="plain" onPress={onContinue}>
            Continue on another device
          </Button>
        </div>
      )}
      <ThemeChoice />
      <p className={css.unofficial}>Spice Road is free and unofficial: it has no tie to any publisher.</p>
    </Dialog>
  );
}
