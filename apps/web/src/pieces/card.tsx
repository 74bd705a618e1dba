import { useId, type ReactNode } from 'react';
import css from './card.module.css';
import { useMark } from './marks.ts';

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
  /** What it is pulled as, and what can be let go on it. */
  readonly drag?: string;
  readonly drop?: string;
  readonly onPick: () => void;
  /** Somebody tried a card that cannot be picked. */
  readonly onRefused: () => void;
  readonly children: ReactNode;
}

/** A card one may try to pick. Never `disabled`: it keeps the focus and says why not. */
export function CardButton(props: CardButtonProps) {
  const { shape, name, state, refusal, piece, drag, drop, onPick, onRefused, children } = props;
  const reason = useId();
  const mark = useMark(piece);
  return (
    <button
      type="button"
      className={css[shape]}
      data-state={state}
      data-marked={mark !== null}
      data-piece={piece}
      data-drag={refusal === null ? drag : undefined}
      data-drop={drop}
      aria-label={name}
      aria-pressed={state === 'picked'}
      aria-disabled={refusal !== null}
      aria-describedby={refusal === null ? undefined : reason}
      title={refusal ?? undefined}
      onClick={refusal === null ? onPick : onRefused}
    >
      {children}
      <Mark turn={mark} />
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
  const mark = useMark(piece);
  return (
    <span
      className={css[shape]}
      role="img"
      aria-label={name}
      title={name}
      data-piece={piece}
      data-state={picked ? 'picked' : 'plain'}
      data-marked={mark !== null}
    >
      {children}
      <Mark turn={mark} />
    </span>
  );
}

/** In which turn a hint wants the card. Decoration: the hint says it in words. */
function Mark({ turn }: { readonly turn: number | null }) {
  return turn === null ? null : (
    <span className={css.mark} aria-hidden="true">
      {turn}
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
