import { Segments } from '../controls/segments.tsx';
import { say } from '../i18n/shell.ts';
import { CARD_SIZES, useCardSize } from './card-size.ts';

export function CardSizeChoice() {
  const [size, setSize] = useCardSize();
  return (
    <Segments
      label={say('cardSize')}
      choices={CARD_SIZES.map((value) => ({ value, label: say(`cardSize.${value}`) }))}
      value={size}
      onChange={setSize}
    />
  );
}
