// The table of options in docs/self-hosting.md, from the server's own configuration. `node scripts/options-table.ts` writes
// it there; a test says when that is due.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { configSchema, readConfig } from '../apps/server/src/config.ts';
import { root } from './root.ts';

export function optionRows(): readonly string[] {
  const reading = readConfig({});
  if (!reading.ok) throw new Error(`The defaults are no configuration: ${reading.complaints.join(' ')}`);
  const defaults: Readonly<Record<string, string | number | boolean | undefined>> = reading.config;
  return Object.entries(configSchema.shape).map(
    ([name, option]) => `| \`${name}\` | ${shown(defaults[name])} | ${option.description ?? ''} |`,
  );
}

/** A folder of the repository is shown as seen from its top. */
function shown(value: string | number | boolean | undefined): string {
  if (value === undefined) return '';
  const text = String(value);
  return `\`${text.startsWith(root) ? relative(root, text) : text}\``;
}

if (import.meta.main) {
  const guide = join(root, 'docs/self-hosting.md');
  const table = ['| option | default | what it does |', '| --- | --- | --- |', ...optionRows()].join('\n');
  writeFileSync(
    guide,
    readFileSync(guide, 'utf8').replace(/^[|] option [^]*?(?=\n\n)/m, () => table),
  );
}
