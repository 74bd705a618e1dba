import { QuietPage } from '../app/quiet-page.tsx';
import { sentenceFor } from '../app/sentences.ts';
import { useLoaded } from '../app/use-loaded.ts';
import { Button } from '../pieces/button.tsx';
import type { LookBackPageProps } from '../teach/look-back-page.tsx';
import { say } from '../i18n/shell.ts';

/** What thinks, and words for it: only for those who ask. */
const loadLookBackPage = () => import('../teach/look-back-page.tsx');

/** The look back at a match of the room, as soon as what it needs is here. */
export function LookBack(props: LookBackPageProps) {
  const loaded = useLoaded(loadLookBackPage);
  switch (loaded.kind) {
    case 'here':
      return <loaded.what.LookBackPage {...props} />;
    case 'coming':
      return <QuietPage>{say('layingTable')}</QuietPage>;
    case 'missing':
      return (
        <>
          <QuietPage>{sentenceFor('no-answer')}</QuietPage>
          <Button tone="go" onPress={props.onBack}>
            {say('bar.toResult')}
          </Button>
        </>
      );
  }
}
