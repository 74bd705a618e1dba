import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import css from './tabs.module.css';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Said in place of the label. */
  readonly name?: string;
  /** How much is new behind it. */
  readonly news?: number;
}

interface TabsProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Stands at the end of the row of tabs. */
  readonly beside?: ReactNode;
  /** What is behind the chosen tab. */
  readonly children: ReactNode;
}

/** One of a few things in the same place. Arrow keys go from tab to tab. */
export function Tabs<Value extends string>({ label, choices, value, onChange, beside, children }: TabsProps<Value>) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);

  function onKeyDown({ key, currentTarget }: KeyboardEvent<HTMLDivElement>) {
    const isMirrored = getComputedStyle(currentTarget).direction === 'rtl';
    const step = { ArrowRight: isMirrored ? -1 : 1, ArrowLeft: isMirrored ? 1 : -1 }[key];
    const at = choices.findIndex((choice) => choice.value === value);
    const next = step === undefined ? undefined : choices[(at + step + choices.length) % choices.length];
    if (next === undefined) return;
    onChange(next.value);
    row.current?.querySelector<HTMLElement>(`[data-tab="${next.value}"]`)?.focus();
  }

  return (
    <>
      <div className={css.head}>
        <div ref={row} role="tablist" aria-label={label} className={css.row} tabIndex={-1} onKeyDown={onKeyDown}>
          {choices.map((choice) => (
            <button
              key={choice.value}
              type="button"
              role="tab"
              id={`${id}-${choice.value}`}
              data-tab={choice.value}
              className={css.tab}
              aria-label={choice.name}
              aria-selected={choice.value === value}
              aria-controls={`${id}-panel`}
              tabIndex={choice.value === value ? 0 : -1}
              onClick={() => onChange(choice.value)}
            >
              {choice.label}
              {choice.news === undefined ? null : (
                <span className={css.news} aria-hidden="true">
                  {choice.news}
                </span>
              )}
            </button>
          ))}
        </div>
        {beside}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className={css.panel}>
        {children}
      </div>
    </>
  );
}
