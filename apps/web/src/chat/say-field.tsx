import { LINE_LENGTH, tidyLine, type LineTrouble } from '@spice-road/protocol';
import { useRef, useState, type FormEvent } from 'react';
import { sayLine, type OwnPlace } from '../api/rooms.ts';
import { sentenceFor } from '../app/sentences.ts';
import { TextField } from '../controls/text-field.tsx';
import { useTask } from '../controls/use-task.ts';
import { say } from '../i18n/shell.ts';
import { Button } from '../pieces/button.tsx';
import type { DraftLine, DraftLineKept } from './draft-line.ts';
import css from './say-field.module.css';

interface SayFieldProps {
  readonly place: OwnPlace;
  readonly draft: DraftLineKept;
  readonly isLost: boolean;
}

/** Enter sends. What could not be said stays in the field, with the reason. */
export function SayField({ place, draft, isLost }: SayFieldProps) {
  const [text, setText] = useState(() => draft.read().text);
  const [unfit, setUnfit] = useState<LineTrouble | 'lost' | null>(null);
  const saying = useTask((line: DraftLine) => sayLine(place, line));
  const input = useRef<HTMLInputElement>(null);

  function write(next: string) {
    draft.write(next);
    setText(next);
    setUnfit(tooLong(next));
    saying.dismiss();
  }

  async function send() {
    input.current?.focus();
    const line = tidyLine(text);
    if (!line.ok) {
      setUnfit(line.why === 'nothing' ? null : line.why);
      return;
    }
    if (isLost) {
      setUnfit('lost');
      return;
    }
    setUnfit(null);
    const answer = await saying.run(draft.read());
    if (answer?.ok) write('');
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void send();
  }

  const refused = saying.trouble === null ? null : sentenceFor(saying.trouble);
  return (
    <form className={css.form} onSubmit={submit}>
      <TextField
        ref={input}
        label={say('chat.field')}
        isLabelHidden
        placeholder={say('chat.field')}
        value={text}
        onChange={write}
        readOnly={saying.isBusy}
        autoComplete="off"
        enterKeyHint="send"
        trouble={refused ?? (unfit === null || unfit === 'nothing' ? null : sentenceOf(unfit, isLost))}
      />
      <Button tone="go" onPress={() => void send()}>
        {say('chat.send')}
      </Button>
    </form>
  );
}

function tooLong(text: string): 'too-long' | null {
  const line = tidyLine(text);
  return !line.ok && line.why === 'too-long' ? 'too-long' : null;
}

function sentenceOf(unfit: 'too-long' | 'lost', isLost: boolean): string {
  if (unfit === 'too-long') return say('chat.tooLong', { count: LINE_LENGTH });
  return isLost ? say('chat.lost') : say('chat.lostNoMore');
}
