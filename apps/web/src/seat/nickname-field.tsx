import { NICKNAME_LENGTH, withinNickname } from '@spice-road/protocol';
import { useState } from 'react';
import { TextField } from '../controls/text-field.tsx';
import { say } from '../i18n/shell.ts';

interface NicknameFieldProps {
  readonly value: string;
  readonly onChange: (name: string) => void;
  readonly enterKeyHint: 'go' | 'done';
  readonly isLabelHidden?: boolean;
  readonly trouble: string | null;
}

/** Where people say how they want to be called. It holds as much as is kept, and says so when that is less than typed. */
export function NicknameField({ isLabelHidden = false, onChange, trouble, ...field }: NicknameFieldProps) {
  const [isShortened, setShortened] = useState(false);
  return (
    <TextField
      {...field}
      label={say('yourName')}
      isLabelHidden={isLabelHidden}
      icon="user"
      placeholder={say('guest')}
      autoComplete="nickname"
      spellCheck={false}
      // No `maxLength`: it counts code units, of which what people take for one letter may have several.
      onChange={(typed) => {
        const name = withinNickname(typed);
        setShortened(name !== typed);
        onChange(name);
      }}
      trouble={trouble ?? (isShortened ? say('nickname.shortened', { count: NICKNAME_LENGTH }) : null)}
    />
  );
}
