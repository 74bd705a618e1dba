import { navigate } from '../app/navigation.ts';
import { closeMenuAround, showAround } from '../coach/show-around.ts';
import css from '../match/table-menu.module.css';
import { Button } from '../pieces/button.tsx';
import { say as sayShell } from '../i18n/shell.ts';
import { say } from '../i18n/solo.ts';
import { PaceChoice } from './party-options.tsx';
import { shelf } from './browser-shelf.ts';
import own from './solo-menu.module.css';

/** What the menu opens over the table. */
export type SoloDialog = 'help' | 'settings' | 'keys';

/** What hangs on the menu of a table at this device. */
export function SoloMenu({ onOpen }: { readonly onOpen: (dialog: SoloDialog) => void }) {
  return (
    <div className={css.menu}>
      <Button tone="quiet" icon="help" onPress={() => onOpen('help')}>
        {sayShell('howToPlay')}
      </Button>
      <Button
        tone="quiet"
        icon="eye"
        onPress={({ currentTarget }) => {
          closeMenuAround(currentTarget);
          showAround();
        }}
      >
        {sayShell('showAround')}
      </Button>
      <Button tone="quiet" icon="settings" onPress={() => onOpen('settings')}>
        {sayShell('settings')}
      </Button>
      <Button tone="quiet" icon="keys" onPress={() => onOpen('keys')}>
        {sayShell('keyboard')}
      </Button>
      <div className={own.pace}>
        <PaceChoice />
      </div>
      <Button
        tone="quiet"
        icon="close"
        onPress={() => {
          navigate({ page: 'home' });
        }}
      >
        {say('leave')}
      </Button>
      <p className={own.note}>{shelf.isLasting() ? say('leave.words') : say('notKept')}</p>
    </div>
  );
}
