import { useLoaded } from '../app/use-loaded.ts';
import { Dialog } from '../controls/dialog.tsx';
import { say } from '../i18n/shell.ts';
import css from './settings.module.css';

/** Most people never open them, so no page waits for them. */
const loadSettings = () => import('./settings.tsx');

/** The settings over any page. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const settings = useLoaded(loadSettings);
  return (
    <Dialog title={say('settings')} width="wide" onClose={onClose}>
      {settings.kind === 'here' ? (
        <settings.what.Settings />
      ) : (
        <p className={css.words} role="status">
          {settings.kind === 'coming' ? say('settings.coming') : say('settings.missing')}
        </p>
      )}
    </Dialog>
  );
}
