// The names that people read and hear at the table, made from the notation of the records.

const SPICES = { Y: 'turmeric', R: 'saffron', G: 'cardamom', B: 'cinnamon' } as const;
const LETTERS = ['Y', 'R', 'G', 'B'] as const;
export type Letter = keyof typeof SPICES;

/** "YYR" is "2 turmeric and 1 saffron". */
function spicesInWords(cubes: string): string {
  const parts = LETTERS.map((letter) => ({ letter, count: cubes.split(letter).length - 1 }))
    .filter(({ count }) => count > 0)
    .map(({ letter, count }) => `${count} ${SPICES[letter]}`);
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

export function spiceInWords(letter: Letter): string {
  return SPICES[letter];
}

function oneLevelUp(letter: Letter): Letter {
  return LETTERS[LETTERS.indexOf(letter) + 1] ?? letter;
}

export function lettersOf(cubes: string): readonly Letter[] {
  return Array.from(cubes, (letter) => {
    const known = LETTERS.find((one) => one === letter);
    if (known === undefined) throw new Error(`No spice is written ${letter}.`);
    return known;
  });
}

export function merchantCardName(card: string): string {
  const [give, take] = card.split('>');
  if (take !== undefined) {
    return `Trade card: give ${spicesInWords(give ?? '')}, take ${spicesInWords(take)}, any number of times`;
  }
  if (card.startsWith('^')) return `Upgrade card: raise cubes by up to ${card.slice(1)} steps`;
  return `Spice card: take ${spicesInWords(card.slice(1))}`;
}

/** "8 points for 2 turmeric and 2 cardamom", however it is used in a sentence. */
export function pointCardName(card: string): string {
  const [points, demand] = card.split(':');
  return `${points} points for ${spicesInWords(demand ?? '')}`;
}

export function timesInWords(times: number): string {
  if (times === 1) return 'once';
  return times === 2 ? 'twice' : `${times} times`;
}

/** "Lay turmeric on the first card". */
export function layingName(letter: Letter, slot: number): string {
  return `Lay ${SPICES[letter]} on the ${['first', 'second', 'third', 'fourth', 'fifth'][slot]} card`;
}

export function raisingName(letter: Letter): string {
  return `Raise ${SPICES[letter]} to ${SPICES[oneLevelUp(letter)]}`;
}
