import type { MerchantCard } from '@spice-road/rules';
import { memo } from 'react';
import { Amounts } from './amounts.tsx';
import css from './chip.module.css';
import { Icon } from './icon.tsx';

interface ChipProps {
  readonly face: MerchantCard;
  readonly name: string;
  readonly piece?: string;
}

/** A merchant card in one line, its edge in the colour of its kind. */
export const Chip = memo(function Chip({ face, name, piece }: ChipProps) {
  return (
    <span className={css.chip} data-kind={face.kind} data-piece={piece} role="img" aria-label={name} title={name}>
      <Recipe face={face} />
    </span>
  );
});

/** What a card does, in a line: `+3●`, `2● › 1♦`. */
function Recipe({ face }: { readonly face: MerchantCard }) {
  switch (face.kind) {
    case 'gather':
      return (
        <>
          <span className={css.sign}>+</span>
          <Amounts cubes={face.gain} ones="bare" />
        </>
      );
    case 'upgrade':
      return (
        <>
          <Icon name="steps" />
          {face.steps}
        </>
      );
    case 'trade':
      return (
        <>
          <Amounts cubes={face.give} ones="bare" />
          <span className={css.sign}>›</span>
          <Amounts cubes={face.take} ones="bare" />
        </>
      );
  }
}
