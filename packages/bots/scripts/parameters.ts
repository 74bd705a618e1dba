import type { LearnedWeights } from '../src/appraise-learned.ts';

/** Weights as a list of numbers, in an order of their own, and back. */
export function toList(weights: LearnedWeights): readonly number[] {
  const { early, late } = weights;
  return [
    ...early.cubes,
    ...late.cubes,
    early.perClaim,
    late.perClaim,
    weights.crowding,
    weights.cardsFalling,
    weights.cardSpan,
    weights.pace,
    weights.discount,
    weights.hazard,
    weights.perTurnLeft,
    weights.ready,
    weights.lateClaims,
    weights.winning,
    ...weights.cards,
  ];
}

/** Where the cards begin in the list. */
export const FIRST_CARD = 20;

/** How far each number is moved to try it: about what changes the play noticeably, in the order of the list. */
export const STEPS: readonly number[] = [
  // Cubes early and late.
  0.15,
  0.2,
  0.25,
  0.3,
  0.15,
  0.2,
  0.25,
  0.3,
  // The other weights, from `perClaim` to `winning`.
  0.6,
  0.6,
  0.3,
  0.012,
  2,
  0.3,
  0.004,
  0.015,
  0.5,
  0.12,
  0.12,
  2,
  // Cards; the two starting cards are never acquired.
  0,
  0,
  ...Array.from({ length: 43 }, () => 1.2),
];

/** Numbers that would make no sense are brought back to the nearest that does. */
export function fromList(list: readonly number[]): LearnedWeights {
  const at = (index: number): number => list[index] ?? 0;
  return {
    early: { cubes: [at(0), at(1), at(2), at(3)], perClaim: at(8) },
    late: { cubes: [at(4), at(5), at(6), at(7)], perClaim: at(9) },
    crowding: at(10),
    cardsFalling: Math.max(0, at(11)),
    cardSpan: Math.max(1, at(12)),
    pace: Math.max(1, at(13)),
    discount: Math.min(0.999, at(14)),
    hazard: Math.max(0, at(15)),
    perTurnLeft: at(16),
    ready: at(17),
    lateClaims: Math.min(1, Math.max(0, at(18))),
    winning: Math.max(0, at(19)),
    cards: list.slice(FIRST_CARD),
  };
}

/** The run of `fit.ts` that made weights. */
export interface Run {
  readonly seed: number;
  readonly iterations: number;
}

const DIGITS = 4;
const LINE_WIDTH = 120;

/** The data file of the weights, as source text, laid out as the formatter would. */
export function sourceOf(weights: LearnedWeights, { seed, iterations }: Run): string {
  const { early, late, cards, ...others } = fromList(toList(weights).map((one) => Number(one.toPrecision(DIGITS))));
  const figures = Object.entries(others).map(([name, figure]) => `  ${name}: ${figure},`);
  return `import type { LearnedWeights } from '../appraise-learned.ts';

/** Fitted by \`scripts/fit.ts\`: seed ${seed}, ${iterations} iterations, from \`FITTING_START\`. */
export const EXPERT_WEIGHTS: LearnedWeights = {
  early: {
    cubes: [${early.cubes.join(', ')}],
    perClaim: ${early.perClaim},
  },
  late: {
    cubes: [${late.cubes.join(', ')}],
    perClaim: ${late.perClaim},
  },
${figures.join('\n')}
  cards: [
${linesOf(cards, '    ').join('\n')}
  ],
};
`;
}

/** Figures of a list in source text, as many to a line as fit. */
export function linesOf(figures: readonly number[], indent: string): readonly string[] {
  const lines: string[] = [];
  for (const figure of figures) {
    const longer = `${lines.at(-1) ?? ''} ${figure},`;
    if (lines.length > 0 && longer.length <= LINE_WIDTH) lines[lines.length - 1] = longer;
    else lines.push(`${indent}${figure},`);
  }
  return lines;
}
