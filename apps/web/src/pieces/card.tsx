import { useId, type MouseEvent, type ReactNode } from 'react';
import css from './card.module.css';

/** `dim`: something else is being composed. `off`: refused, with a reason. `plain`: nothing to do with it now. */
export type CardState = 'legal' | 'picked' | 'off' | 'dim' | 'plain';

interface CardButtonProps {
  readonly shape: 'merchant' | 'point';
  /** The card in a whole sentence. */
  readonly name: string;
  readonly state: CardState;
  /** Why it cannot be picked; null when it can. */
  readonly refusal: string | null;
  readonly piece: string;
  readonly onPick: (event: MouseEvent<HTMLButtonElement>) => void;
  /** Somebody tried a card that cannot be picked. */
  readonly onRefused: (refusal: string) => void;
  readonly children: ReactNode;
}

/** A card one may try to pick. Never `disabled`: it keeps the focus and says why not. */
export function CardButton({ shape, name, state, refusal, piece, onPick, onRefused, children }: CardButtonProps) {
  const reason = useId();
  return (
    <button
      type="button"
      className={css[shape]}
      data-state={state}
      data-piece={piece}
      aria-label={name}
      aria-pressed={state === 'picked'}
      aria-disabled={refusal !== null}
      aria-describedby={refusal === null ? undefined : reason}
      title={refusal ?? undefined}
      onClick={(event) => {
        if (refusal === null) onPick(event);
        else onRefused(refusal);
      }}
    >
      {children}
      {refusal === null ? null : (
        <span id={reason} hidden>
          {refusal}
        </span>
      )}
    </button>
  );
}

interface CardPictureProps {
  readonly shape: 'merchant' | 'point';
  readonly name: string;
  readonly piece?: string;
  readonly picked?: boolean;
  readonly children: ReactNode;
}

/** A card that only lies there. */
export function CardPicture({ shape, name, piece, picked = false, children }: CardPictureProps) {
  return (
    <span
      className={css[shape]}
      role="img"
      aria-label={name}
      title={name}
      data-piece={piece}
      data-state={picked ? 'picked' : 'plain'}
    >
      {children}
    </span>
  );
}

interface TagProps {
  readonly tone: 'plain' | 'go' | 'next';
  /** The same for a card too small for the words. */
  readonly tight?: ReactNode;
  readonly children: ReactNode;
}

/** A few words at the foot of a card. Decoration: the name of the card or its refusal says the same. */
export function Tag({ tone, tight, children }: TagProps) {
  return (
    <span className={css.tag} data-tag={tone} aria-hidden="true">
      {tight === undefined ? (
        children
      ) : (
        <>
          <span className={css.wide}>{children}</span>
          <span className={css.tight}>{tight}</span>
        </>
      )}
    </span>
  );
}
