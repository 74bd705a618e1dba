import { useLoaded } from '../app/use-loaded.ts';
import { showAround } from '../coach/show-around.ts';
import { Dialog } from '../controls/dialog.tsx';
import { say } from '../i18n/shell.ts';
import css from './how-to-play.module.css';

/** The book with its pictures; few read it twice, so nobody waits for it who does not ask. */
const loadBook = () => import('./book.tsx');

/** The rules, over whatever page one is on. */
export function HowToPlay({ onClose }: { readonly onClose: () => void }) {
  const book = useLoaded(loadBook);
  return (
    <Dialog title={say('howToPlay')} width="book" onClose={onClose}>
      {book.kind === 'here' ? (
        <book.what.Book
          onShowAround={() => {
            onClose();
            showAround();
          }}
        />
      ) : (
        <p className={css.note} role="status">
          {book.kind === 'coming' ? say('help.coming') : say('help.missing')}
        </p>
      )}
    </Dialog>
  );
}
