import { Button } from '../pieces/button.tsx';
import { ThemeChoice } from '../settings/theme-choice.tsx';
import css from './table-menu.module.css';

interface TableMenuProps {
  readonly isPlaying: boolean;
  readonly onOpen: (dialog: 'help' | 'leave') => void;
  readonly onContinue: () => void;
}

/** What hangs on the menu of the table. */
export function TableMenu({ isPlaying, onOpen, onContinue }: TableMenuProps) {
  return (
    <div className={css.menu}>
      <Button
        tone="quiet"
        icon="help"
        onPress={() => {
          onOpen('help');
        }}
      >
        How to play
      </Button>
      {isPlaying ? (
        <Button tone="quiet" icon="user" onPress={onContinue}>
          Continue on another device
        </Button>
      ) : null}
      <div className={css.light}>
        <ThemeChoice />
      </div>
      <Button
        tone="quiet"
        icon="close"
        onPress={() => {
          onOpen('leave');
        }}
      >
        {isPlaying ? 'Leave the game' : 'Stop watching'}
      </Button>
    </div>
  );
}
