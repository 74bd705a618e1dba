import type { Spices } from '@spice-road/rules';
import { Amounts } from '../pieces/amounts.tsx';
import { Tag } from '../pieces/card.tsx';
import { draw } from '../i18n/table.ts';

interface ShortageProps {
  readonly missing: Spices;
  /** Words that say it better than the number; null when there are none. */
  readonly words: string | null;
}

/** What is lacking: `1♦ short` or "no cardamom", and `−1♦` where there is hardly room. */
export function Shortage({ missing, words }: ShortageProps) {
  const amounts = <Amounts cubes={missing} ones="counted" />;
  return (
    <Tag tone="plain" tight={<>−{amounts}</>}>
      {words ?? draw('shortOf', { amounts })}
    </Tag>
  );
}
