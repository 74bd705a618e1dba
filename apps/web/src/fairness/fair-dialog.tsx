import { openingText } from '@spice-road/protocol';
import { Dialog } from '../controls/dialog.tsx';
import { CopyButton } from '../controls/share-link.tsx';
import { say } from '../i18n/fair.ts';
import { Button } from '../pieces/button.tsx';
import type { Finding } from './finding.ts';
import css from './fair-dialog.module.css';

interface FairDialogProps {
  readonly finding: Finding;
  /** What was promised before the first move. */
  readonly commitment: string;
  readonly onTryAgain: () => void;
  readonly onClose: () => void;
}

/** How the shuffle was checked, and the values with which everybody can do it again. */
export function FairDialog({ finding, commitment, onTryAgain, onClose }: FairDialogProps) {
  const opening = 'opening' in finding ? openingText(finding.opening) : null;
  return (
    <Dialog title={say('title')} onClose={onClose}>
      <p>{say('words')}</p>
      <p className={css.outcome} role="status">
        {finding.kind === 'broken' ? say(`flaw.${finding.flaw}`) : say(`outcome.${finding.kind}`)}
      </p>
      {finding.kind === 'unknown' ? (
        <Button tone="go" onPress={onTryAgain}>
          {say('tryAgain')}
        </Button>
      ) : null}
      <Value title={say('seal')} text={commitment} copy={say('seal.copy')} />
      {opening === null ? null : <Value title={say('opening')} text={opening} copy={say('opening.copy')} />}
      {opening === null ? null : <p className={css.hint}>{say('hint')}</p>}
    </Dialog>
  );
}

interface ValueProps {
  readonly title: string;
  readonly text: string;
  readonly copy: string;
}

function Value({ title, text, copy }: ValueProps) {
  return (
    <section className={css.value} aria-label={title}>
      <h3>{title}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a text that scrolls must be reachable by keys */}
      <code className={css.text} dir="ltr" tabIndex={0}>
        {text}
      </code>
      <CopyButton text={text} label={copy} />
    </section>
  );
}
