import { useState, type FormEvent } from 'react';
import { rename, type OwnPlace } from '../api/rooms.ts';
import { sentenceFor } from '../app/sentences.ts';
import { Dialog } from '../controls/dialog.tsx';
import { useTask } from '../controls/use-task.ts';
import { Button } from '../pieces/button.tsx';
import { NicknameField } from '../seat/nickname-field.tsx';
import { keepNickname } from '../seat/nickname.ts';
import { say } from '../i18n/shell.ts';

interface RenameProps {
  readonly place: OwnPlace;
  readonly name: string;
}

/** The button in your own row, and the dialog behind it. */
export function Rename({ place, name }: RenameProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        tone="plain"
        onPress={() => {
          setOpen(true);
        }}
      >
        {say('rename')}
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
    <Dialog title={say('yourName')} onClose={onClose}>
      <form onSubmit={submit}>
        <NicknameField
          value={typed}
          onChange={setTyped}
          enterKeyHint="done"
          isLabelHidden
          trouble={renaming.trouble === null ? null : sentenceFor(renaming.trouble)}
        />
      </form>
      <Button tone="go" onPress={() => void save()}>
        {say('save')}
      </Button>
    </Dialog>
  );
}
