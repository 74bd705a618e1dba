import { HomeLink } from '../app/home-link.tsx';
import { MessagePage } from '../app/message-page.tsx';
import { sentenceFor, type Trouble } from '../app/sentences.ts';
import { Button } from '../pieces/button.tsx';
import { say } from '../i18n/shell.ts';

/** The table cannot be shown. */
export function MatchTrouble({ trouble }: { readonly trouble: Trouble }) {
  return (
    <MessagePage title={say('noTable.title')}>
      <p>{sentenceFor(trouble)}</p>
      <Button
        tone="go"
        onPress={() => {
          location.reload();
        }}
      >
        {say('reload')}
      </Button>
      <HomeLink />
    </MessagePage>
  );
}
