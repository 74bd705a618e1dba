/** One thing measured. */
export interface Figure {
  /** Dotted, stable: what a script that keeps figures over time looks for. */
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What the value must not exceed, where there is such a promise. */
  readonly atMost?: number;
}

/** As a table for people. */
export function printTable(figures: readonly Figure[]): void {
  const rows = figures.map(({ name, value, unit, atMost }) => [
    name,
    shown(value),
    atMost === undefined ? unit : `${unit}, at most ${atMost}${value > atMost ? ': TOO MUCH' : ''}`,
  ]);
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const [name = '', value = '', unit = ''] of rows) {
    console.log(`${name.padEnd(widths[0] ?? 0)}  ${value.padStart(widths[1] ?? 0)}  ${unit}`);
  }
}

/** A line of JSON for each, for programs. */
export function printLines(figures: readonly Figure[]): void {
  for (const figure of figures) console.log(JSON.stringify(figure));
}

function shown(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en');
  return value.toFixed(value >= 10 ? 1 : 2);
}
