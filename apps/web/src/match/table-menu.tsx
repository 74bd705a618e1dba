import { Button } from '../pieces/button.tsx';
import { closeMenuAround, showAround } from '../coach/show-around.ts';
import css from './table-menu.module.css';
import { say } from '../i18n/shell.ts';

/** What the menu opens over the table. */
export type TableDialog = 'help' | 'settings' | 'keys' | 'leave';

interface TableMenuProps {
  readonly isPlaying: boolean;
  readonly onOpen: (dialog: TableDialog) => void;
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
      <Button
        tone="quiet"
        icon="eye"
        onPress={({ currentTarget }) => {
          closeMenuAround(currentTarget);
          showAround();
        }}
      >
        {say('showAround')}
      </Button>
      {isPlaying ? (
        <Button tone="quiet" icon="user" onPress={onContinue}>
          {say('continueElsewhere')}
        </Button>
      ) : null}
      <Button
        tone="quiet"
        icon="settings"
        onPress={() => {
          onOpen('settings');
        }}
      >
        {say('settings')}
      </Button>
      <Button
        tone="quiet"
        icon="keys"
        onPress={() => {
          onOpen('keys');
        }}
      >
        {say('keyboard')}
      </Button>
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
