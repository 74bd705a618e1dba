import { useId } from 'react';
import css from './switch.module.css';

interface SwitchProps {
  readonly label: string;
  readonly hint: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function Switch({ label, hint, isOn, onChange }: SwitchProps) {
  const id = useId();
  return (
    <button
      type="button"
      role="switch"
      className={css.switch}
      aria-label={label}
      aria-describedby={id}
      aria-checked={isOn}
      onClick={() => {
        onChange(!isOn);
      }}
    >
      <span>
        <span>{label}</span>
        <small id={id}>{hint}</small>
      </span>
      <i />
    </button>
  );
}
