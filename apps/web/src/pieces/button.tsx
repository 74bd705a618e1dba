import { useId, type MouseEvent, type ReactNode, type Ref } from 'react';
import css from './button.module.css';
import { Icon, type IconName } from './icon.tsx';

interface ButtonProps {
  readonly tone: 'plain' | 'go' | 'quiet';
  readonly icon?: IconName;
  /** Why it does nothing now; null when it works. Never `disabled`, so that it keeps the focus. */
  readonly refusal?: string | null;
  /** On narrow plaques only the icon stays; the name is kept for those who listen. */
  readonly terse?: boolean;
  /** Said in place of what is shown, where several buttons show the same. */
  readonly name?: string;
  /** A hint points at it. */
  readonly isMarked?: boolean;
  /**
   * It may go once it has been pressed, so it gives the focus to the region around it, which keeps it then, before
   * anything is done: a browser lays out the page in the midst of a change that takes away what has the focus.
   */
  readonly fleeting?: boolean;
  readonly onPress: (event: MouseEvent) => void;
  readonly children: ReactNode;
}

export function Button(props: ButtonProps) {
  const {
    tone,
    icon,
    refusal = null,
    terse = false,
    name,
    isMarked = false,
    fleeting = false,
    onPress,
    children,
  } = props;
  const reason = useId();
  return (
    <button
      type="button"
      className={css.button}
      data-tone={tone}
      data-terse={terse}
      data-marked={isMarked}
      aria-label={name}
      aria-disabled={refusal !== null}
      aria-describedby={refusal === null ? undefined : reason}
      onClick={(event) => {
        if (refusal !== null) return;
        if (fleeting) focusAround(event.currentTarget);
        onPress(event);
      }}
    >
      {icon === undefined ? null : <Icon name={icon} />}
      <span className={css.label}>{children}</span>
      {refusal === null ? null : (
        <span id={reason} hidden>
          {refusal}
        </span>
      )}
    </button>
  );
}

function focusAround(button: HTMLElement): void {
  button.parentElement?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
}

interface IconButtonProps {
  readonly icon: IconName;
  readonly name: string;
  readonly refusal?: string | null;
  readonly expanded?: boolean;
  readonly onPress: () => void;
  /** Somebody wants it nevertheless: the place to say why not aloud. */
  readonly onRefused?: () => void;
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A square button that shows only its icon. */
export function IconButton({
  icon,
  name,
  refusal = null,
  expanded,
  onPress,
  onRefused,
  children,
  ref,
}: IconButtonProps) {
  const reason = useId();
  return (
    <button
      type="button"
      ref={ref}
      className={css.square}
      aria-label={name}
      title={name}
      aria-expanded={expanded}
      aria-disabled={refusal !== null}
      aria-describedby={refusal === null ? undefined : reason}
      onClick={() => {
        if (refusal === null) onPress();
        else onRefused?.();
      }}
    >
      <Icon name={icon} />
      {children}
      {refusal === null ? null : (
        <span id={reason} hidden>
          {refusal}
        </span>
      )}
    </button>
  );
}
