import { roomCodeSchema } from '@spice-road/protocol';
import { useRef, useState, type FormEvent } from 'react';
import * as z from 'zod/mini';
import { newAttempt } from '../api/attempt.ts';
import { createRoom, findRoom } from '../api/rooms.ts';
import { loadRoomPage } from '../app/load-room-page.ts';
import { navigate } from '../app/navigation.ts';
import { sentenceFor, type Trouble } from '../app/sentences.ts';
import { Symbol } from '../art/symbol.tsx';
import { Labelled } from '../controls/labelled.tsx';
import { TextField } from '../controls/text-field.tsx';
import { useTask } from '../controls/use-task.ts';
import { Button } from '../pieces/button.tsx';
import { seats } from '../seat/browser-keep.ts';
import { NicknameField } from '../seat/nickname-field.tsx';
import { keepNickname, lastNickname } from '../seat/nickname.ts';
import css from './gate.module.css';
import { SoloEntry } from './solo-entry.tsx';
import { say } from '../i18n/shell.ts';

/** The ways in: open a room, play at this device alone, or join a room. */
export function Gate() {
  return (
    <div className={css.gate}>
      <svg className={css.frame} viewBox="0 0 420 640" preserveAspectRatio="none" aria-hidden="true">
        <path className={css.border} d="M0 640V150C0 70 110 70 210 0 310 70 420 70 420 150V640Z" />
        <path className={css.thread} d="M8 640V153C8 80 112 78 210 10 308 78 412 80 412 153V640Z" />
        <path className={css.panel} d="M18 640V158C18 90 116 86 210 22 304 86 402 90 402 158V640Z" />
      </svg>
      <div className={css.inside}>
        <Symbol id="rosette" className={css.rosette} />
        <CreateForm />
        <SoloEntry />
        <p className={css.or}>
          <span>{say('or')}</span>
        </p>
        <JoinForm />
      </div>
    </div>
  );
}

function CreateForm() {
  const [name, setName] = useState(lastNickname);
  // One attempt, however often it is pressed: a lost answer never leaves a second room behind.
  const attempt = useRef(newAttempt());
  const creating = useTask(createRoom);

  async function create() {
    keepNickname(name);
    void loadRoomPage().catch(() => null);
    const answer = await creating.run({ name, attempt: attempt.current });
    if (!answer?.ok) return;
    const { code } = answer.body.room;
    seats.keep(code, answer.body);
    navigate({ page: 'room', code });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void create();
  }

  return (
    <form className={css.form} onSubmit={submit}>
      <NicknameField value={name} onChange={setName} enterKeyHint="go" trouble={sentenceOrNull(creating.trouble)} />
      <div className={css.wide}>
        <Button tone="go" onPress={() => void create()}>
          <Labelled symbol="i-plus">{creating.isBusy ? say('creating') : say('create')}</Labelled>
        </Button>
      </div>
    </form>
  );
}

function JoinForm() {
  const [typed, setTyped] = useState('');
  const [isMalformed, setMalformed] = useState(false);
  const finding = useTask(findRoom);

  async function join() {
    const code = z.safeParse(roomCodeSchema, typed);
    setMalformed(!code.success);
    if (!code.success) return;
    const answer = await finding.run(code.data);
    if (answer?.ok) navigate({ page: 'room', code: answer.body.code });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void join();
  }

  return (
    <form className={css.join} onSubmit={submit}>
      <TextField
        label={say('roomCode')}
        isLabelHidden
        value={typed}
        onChange={(next) => {
          setTyped(next);
          setMalformed(false);
          finding.dismiss();
        }}
        placeholder={say('code.example')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={32}
        enterKeyHint="go"
        trouble={isMalformed ? say('code.malformed') : sentenceOrNull(finding.trouble)}
      />
      <Button tone="plain" onPress={() => void join()}>
        {say('join')}
      </Button>
    </form>
  );
}

function sentenceOrNull(trouble: Trouble | null): string | null {
  return trouble === null ? null : sentenceFor(trouble);
}
