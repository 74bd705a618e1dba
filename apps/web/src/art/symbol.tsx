interface SymbolProps {
  readonly id: string;
  readonly className?: string | undefined;
  /** A cube the stage can move. */
  readonly spice?: string | undefined;
}

/** One drawing of the sprite. Always decoration: what it means is said by its surroundings. */
export function Symbol({ id, className, spice }: SymbolProps) {
  return (
    <svg className={className} data-spice={spice} aria-hidden="true" focusable="false">
      <use href={`#${id}`} />
    </svg>
  );
}
