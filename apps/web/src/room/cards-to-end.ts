import { POINT_CARDS_TO_END, standardPointCardsToEnd, type SeatCount } from '@spice-road/rules';
import { say } from '../i18n/shell.ts';

interface Choice {
  /** Empty for what the rules say. */
  readonly value: string;
  readonly label: string;
}

const { least, most } = POINT_CARDS_TO_END;
const CARDS = Array.from({ length: most - least + 1 }, (_, step) => least + step);

/** RULES 10.2: each number once. What the rules say is known with the number of seats. */
export function cardsToEndChoices(seats: SeatCount | null): readonly Choice[] {
  const standard = seats === null ? null : standardPointCardsToEnd(seats);
  const numbers = CARDS.map((cards) =>
    cards === standard
      ? { value: '', label: say('options.asRulesAre', { cards }) }
      : { value: String(cards), label: String(cards) },
  );
  return standard === null ? [{ value: '', label: say('options.asRules') }, ...numbers] : numbers;
}

/** Which of them is chosen. A number that somebody once chose may be what the rules say for so many. */
export function cardsToEndChosen(kept: number | null, seats: SeatCount | null): string {
  const isAsRules = kept === null || (seats !== null && kept === standardPointCardsToEnd(seats));
  return isAsRules ? '' : String(kept);
}

/** The choice in words, for those who do not have it. */
export function cardsToEndWords(kept: number | null, seats: SeatCount | null): string {
  const chosen = cardsToEndChosen(kept, seats);
  return cardsToEndChoices(seats).find(({ value }) => value === chosen)?.label ?? chosen;
}

/** The way back: what is kept of the choice with that value. */
export function cardsToEndKept(value: string): number | null {
  return value === '' ? null : Number(value);
}
