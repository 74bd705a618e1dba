import type { ReactNode } from 'react';
import css from './plaque.module.css';

/** `turn`: yours, nothing begun. `preview`: an action is being composed. `warn`: cubes must go. `wait`: not yours. */
export type PlaqueTone = 'turn' | 'preview' | 'warn' | 'wait';

interface PlaqueProps {
  readonly tone: PlaqueTone;
  readonly title: ReactNode;
  readonly detail: ReactNode;
  readonly children?: ReactNode;
}

/** Where a turn is said, composed and confirmed. Its height never changes. */
export function Plaque({ tone, title, detail, children }: PlaqueProps) {
  return (
    <div className={css.plaque} data-tone={tone}>
      <div className={css.text}>
        <h2 className={css.title} title={typeof title === 'string' ? title : undefined}>
          {title}
        </h2>
        <p className={css.detail}>{detail}</p>
      </div>
      <div className={css.buttons}>{children}</div>
    </div>
  );
}

interface DiamondsProps {
  readonly filled: number;
  readonly of: number;
}

/** How many of the few steps are done. Decoration: the title counts them. */
export function Diamonds({ filled, of }: DiamondsProps) {
  return (
    <span className={css.diamonds} aria-hidden="true">
      {Array.from({ length: of }, (_, step) => (
        <i key={step} data-on={step < filled} />
      ))}
    </span>
  );
}
