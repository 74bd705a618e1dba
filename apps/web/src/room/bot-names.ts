import type { PlaceView } from '@spice-road/protocol';
import { say } from '../i18n/shell.ts';

/** What the server calls its bots; each language has names of its own. */
const NAMES = ['Sumac', 'Anise', 'Clove', 'Juniper', 'Nutmeg'] as const;

/** How whoever sits there is called, in the language that is spoken. A person is called what they say. */
export function nameOfPlace({ name, bot }: Pick<PlaceView, 'name' | 'bot'>): string {
  const known = bot === undefined ? undefined : NAMES.find((each) => each === name);
  return known === undefined ? name : say(`bot.${known}`);
}
