/** One line of what a soak found. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
}

export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map(({ what, value, unit }) => `| ${what} | ${value.toLocaleString('en')} ${unit} |`);
  return ['| what | measured |', '| --- | --- |', ...rows].join('\n');
}
