import { HomeLink } from '../app/home-link.tsx';
import { MessagePage } from '../app/message-page.tsx';
import { sentenceFor, type Trouble } from '../app/sentences.ts';
import { Button } from '../pieces/button.tsx';

/** The table cannot be shown. */
export function MatchTrouble({ trouble }: { readonly trouble: Trouble }) {
  return (
    <MessagePage title="The table cannot be shown">
      <p>{sentenceFor(trouble)}</p>
      <Button
        tone="go"
        onPress={() => {
          location.reload();
        }}
      >
        Reload
      </Button>
      <HomeLink />
    </MessagePage>
  );
}
