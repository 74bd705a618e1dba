import { useId } from 'react';
import { Icon } from '../pieces/icon.tsx';
import css from './select.module.css';

interface SelectProps {
  readonly label: string;
  /** Said aloud only, when the place says it already. */
  readonly isLabelHidden?: boolean;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function Select({ label, isLabelHidden = false, choices, value, onChange }: SelectProps) {
  const id = useId();
  return (
    <div className={css.whole}>
      <label htmlFor={id} className={isLabelHidden ? 'sr' : undefined}>
        {label}
      </label>
      <span className={css.field}>
        <select
          id={id}
          value={value}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <Icon name="down" className={css.arrow} />
      </span>
    </div>
  );
}
