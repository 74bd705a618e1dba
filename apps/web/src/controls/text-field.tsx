import { useId, type ComponentProps } from 'react';
import { Icon, type IconName } from '../pieces/icon.tsx';
import css from './text-field.module.css';

interface TextFieldProps extends Pick<
  ComponentProps<'input'>,
  'autoCapitalize' | 'autoComplete' | 'enterKeyHint' | 'maxLength' | 'placeholder' | 'spellCheck' | 'ref' | 'readOnly'
> {
  readonly label: string;
  /** Said aloud only, when the place says it already. */
  readonly isLabelHidden?: boolean;
  readonly icon?: IconName;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What is wrong with it. */
  readonly trouble?: string | null;
}

export function TextField({
  label,
  isLabelHidden = false,
  icon,
  value,
  onChange,
  trouble = null,
  ...rest
}: TextFieldProps) {
  const id = useId();
  return (
    <div className={css.whole}>
      <label htmlFor={id} className={isLabelHidden ? 'sr' : css.label}>
        {label}
      </label>
      <span className={css.field}>
        {icon === undefined ? null : <Icon name={icon} className={css.icon} />}
        <input
          {...rest}
          id={id}
          dir="auto"
          value={value}
          aria-invalid={trouble !== null}
          aria-describedby={trouble === null ? undefined : `${id}-trouble`}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        />
      </span>
      {trouble === null ? null : (
        <p id={`${id}-trouble`} className={css.trouble} role="alert">
          {trouble}
        </p>
      )}
    </div>
  );
}
