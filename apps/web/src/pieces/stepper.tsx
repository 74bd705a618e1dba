import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';
import css from './stepper.module.css';

export interface StepperEnd {
  readonly name: string;
  readonly refusal: string | null;
  readonly onPress: () => void;
}

interface StepperProps {
  readonly name: string;
  readonly less: StepperEnd;
  readonly more: StepperEnd;
  readonly children: ReactNode;
}

/** A number between a minus and a plus. */
export function Stepper({ name, less, more, children }: StepperProps) {
  return (
    <span className={css.stepper} role="group" aria-label={name}>
      <IconButton icon="minus" {...less} />
      <b>{children}</b>
      <IconButton icon="plus" {...more} />
    </span>
  );
}
