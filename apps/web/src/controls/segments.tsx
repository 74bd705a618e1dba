import { useId } from 'react';
import css from './segments.module.css';

interface SegmentsProps<Value extends string | number> {
  readonly label: string;
  readonly choices: readonly { readonly value: Value; readonly label: string; readonly name?: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of a few. */
export function Segments<Value extends string | number>(props: SegmentsProps<Value>) {
  const { label, choices, value, onChange } = props;
  const name = useId();
  return (
    <fieldset className={css.whole}>
      <legend className={css.legend}>{label}</legend>
      <div className={css.row}>
        {choices.map((choice) => (
          <label key={choice.value} className={css.choice}>
            <input
              type="radio"
              name={name}
              aria-label={choice.name}
              checked={choice.value === value}
              onChange={() => {
                onChange(choice.value);
              }}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
