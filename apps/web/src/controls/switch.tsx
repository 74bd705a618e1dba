import { useId } from 'react';
import css from './switch.module.css';

interface SwitchProps {
  readonly label: string;
  readonly hint: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly isFixed?: boolean;
}

export function Switch({ label, hint, isOn, onChange, isFixed = false }: SwitchProps) {
  const id = useId();
  return (
    <button
      type="button"
      role="switch"
      className={css.switch}
      aria-label={label}
      aria-describedby={id}
      aria-checked={isOn}
      disabled={isFixed}
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
