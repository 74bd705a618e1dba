import css from './room-code.module.css';

/** A room's code in two halves, as it is read aloud; copied it is whole. */
export function RoomCode({ code }: { readonly code: string }) {
  return (
    <span className={css.code} translate="no">
      <span>{code.slice(0, 3)}</span>
      <span>{code.slice(3)}</span>
    </span>
  );
}
