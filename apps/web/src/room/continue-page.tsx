import { useEffect, useRef } from 'react';
import { redeemContinuation } from '../api/rooms.ts';
import { HomeLink } from '../app/home-link.tsx';
import { MessagePage } from '../app/message-page.tsx';
import { QuietPage } from '../app/quiet-page.tsx';
import { sentenceFor } from '../app/sentences.ts';
import { useTask } from '../controls/use-task.ts';
import { Button } from '../pieces/button.tsx';
import { seats } from '../seat/browser-keep.ts';
import { settleContinuation } from '../seat/continuation.ts';
import { say } from '../i18n/shell.ts';

interface ContinuePageProps {
  readonly code: string;
  /** Null when the address held something else. */
  readonly token: string | null;
}

/** Somebody opened their own link to go on here. */
export function ContinuePage({ code, token }: ContinuePageProps) {
  const redeeming = useTask((given: string) => redeemContinuation(code, given));
  const hasSeat = seats.in(code) !== null;
  const hasAsked = useRef(false);

  async function redeem(given: string) {
    const answer = await redeeming.run(given);
    if (!answer?.ok) return;
    seats.keep(code, answer.body);
    settleContinuation();
  }

  useEffect(() => {
    // The token is good once, and a browser that sits here already is asked first: see below.
    if (token === null || hasSeat || hasAsked.current) return;
    hasAsked.current = true;
    void redeem(token);
  });

  if (token === null || redeeming.trouble !== null) {
    return (
      <MessagePage title={say('continue.usedUp')}>
        <p>{sentenceFor(redeeming.trouble ?? 'continuation-unknown')}</p>
        <Button tone="plain" onPress={settleContinuation}>
          {say('continue.without')}
        </Button>
        <HomeLink />
      </MessagePage>
    );
  }
  if (!hasSeat || redeeming.isBusy) return <QuietPage>{say('continue.taking')}</QuietPage>;
  return (
    <MessagePage title={say('continue.here')}>
      <p>{say('continue.here.words')}</p>
      <Button tone="go" onPress={() => void redeem(token)}>
        {say('continue.yes')}
      </Button>
      <Button tone="plain" onPress={settleContinuation}>
        {say('continue.no')}
      </Button>
    </MessagePage>
  );
}
