/** An estimate with its 95 % interval. */
export interface Interval {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** Of independent figures, by the normal approximation. */
export function intervalOf(figures: readonly number[]): Interval {
  const count = figures.length;
  const mean = figures.reduce((sum, figure) => sum + figure, 0) / count;
  const variance = figures.reduce((sum, figure) => sum + (figure - mean) ** 2, 0) / Math.max(1, count - 1);
  const margin = 1.96 * Math.sqrt(variance / count);
  return { mean, low: mean - margin, high: mean + margin };
}

/** The figure that so many per cent do not exceed. */
export function percentile(figures: readonly number[], percent: number): number {
  const sorted = figures.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? NaN;
}
