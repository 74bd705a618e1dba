import { Button } from '../pieces/button.tsx';
import { Settings } from '../settings/settings.tsx';
import css from './table-menu.module.css';
import { say } from '../i18n/shell.ts';

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
        {say('howToPlay')}
      </Button>
      {isPlaying ? (
        <Button tone="quiet" icon="user" onPress={onContinue}>
          {say('continueElsewhere')}
        </Button>
      ) : null}
      <div className={css.light}>
        <Settings />
      </div>
      <Button
        tone="quiet"
        icon="close"
        onPress={() => {
          onOpen('leave');
        }}
      >
        {isPlaying ? say('leaveGame') : say('stopWatching')}
      </Button>
    </div>
  );
}
