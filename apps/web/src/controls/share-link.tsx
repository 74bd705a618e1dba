import { useState } from 'react';
import { Button } from '../pieces/button.tsx';
import { copyText } from './copy-text.ts';
import { Labelled } from './labelled.tsx';
import { say } from '../i18n/shell.ts';

interface CopyButtonProps {
  readonly text: string;
  /** What it says before it was pressed. */
  readonly label: string;
}

/** Copies, and says so until the pointer or the focus goes elsewhere. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none');
  async function copy() {
    setOutcome((await copyText(text)) ? 'copied' : 'failed');
  }
  function reset() {
    setOutcome('none');
  }
  return (
    <span onPointerLeave={reset} onBlur={reset}>
      <Button tone="plain" onPress={() => void copy()}>
        <Labelled symbol={outcome === 'copied' ? 'i-check' : 'i-copy'}>
          {outcome === 'none' ? label : say(WORDS[outcome])}
        </Labelled>
      </Button>
      <span className="sr" role="status">
        {outcome === 'copied' ? say('copied.words') : ''}
      </span>
    </span>
  );
}

const WORDS = { copied: 'copied', failed: 'copyFailed' } as const;

/** Where the device has a way of its own to send a link on. */
export function ShareButton({ url, text }: { readonly url: string; readonly text: string }) {
  if (!('share' in navigator)) return null;
  async function share() {
    try {
      await navigator.share({ title: say('spiceRoad'), text, url });
    } catch {
      // They thought better of it.
    }
  }
  return (
    <Button tone="plain" onPress={() => void share()}>
      <Labelled symbol="i-share">{say('shareLink')}</Labelled>
    </Button>
  );
}
