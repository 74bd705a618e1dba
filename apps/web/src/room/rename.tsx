import { NICKNAME_LENGTH } from '@spice-road/protocol';
import { useState, type FormEvent } from 'react';
import { rename, type Place } from '../api/rooms.ts';
import { sentenceFor } from '../app/sentences.ts';
import { Dialog } from '../controls/dialog.tsx';
import { TextField } from '../controls/text-field.tsx';
import { useTask } from '../controls/use-task.ts';
import { Button } from '../pieces/button.tsx';
import { keepNickname } from '../seat/nickname.ts';

interface RenameProps {
  readonly place: Place;
  readonly name: string;
}

/** The button in your own row, and the dialog behind it. */
export function Rename({ place, name }: RenameProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        tone="quiet"
        onPress={() => {
          setOpen(true);
        }}
      >
        Rename
      </Button>
      {isOpen ? (
        <RenameDialog
          place={place}
          name={name}
          onClose={() => {
            setOpen(false);
          }}
        />
      ) : null}
    </>
  );
}

function RenameDialog({ place, name, onClose }: RenameProps & { readonly onClose: () => void }) {
  const [typed, setTyped] = useState(name);
  const renaming = useTask((next: string) => rename(place, next));

  async function save() {
    const answer = await renaming.run(typed);
    if (!answer?.ok) return;
    keepNickname(typed);
    onClose();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void save();
  }

  return (
    <Dialog title="Your name" onClose={onClose}>
      <form onSubmit={submit}>
        <TextField
          label="Your name"
          isLabelHidden
          icon="user"
          value={typed}
          onChange={setTyped}
          placeholder="Guest"
          autoComplete="nickname"
          spellCheck={false}
          maxLength={NICKNAME_LENGTH * 4}
          enterKeyHint="done"
          trouble={renaming.trouble === null ? null : sentenceFor(renaming.trouble)}
        />
      </form>
      <Button tone="go" onPress={() => void save()}>
        Save
      </Button>
    </Dialog>
  );
}
