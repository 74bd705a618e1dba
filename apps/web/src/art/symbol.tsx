interface SymbolProps {
  readonly id: string;
  readonly className?: string | undefined;
}

/** One drawing of the sprite. Always decoration: what it means is said by its surroundings. */
export function Symbol({ id, className }: SymbolProps) {
  return (
    <svg className={className} aria-hidden="true" focusable="false">
      <use href={`#${id}`} />
    </svg>
  );
}
