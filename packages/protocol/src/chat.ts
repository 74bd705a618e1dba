import * as z from 'zod/mini';
import { attemptSchema } from './attempt.ts';
import { fitCharactersOf, isVisible } from './plain-text.ts';

/** Longest line, in characters as people count them (grapheme clusters). */
export const LINE_LENGTH = 300;

/** Lines a room keeps; the oldest goes when another comes. */
export const MOST_LINES = 200;

/** Code units a line may have as sent: as many family emojis as it may have characters. */
const MAX_CODE_UNITS = 11 * LINE_LENGTH;

export type LineTrouble = 'nothing' | 'too-long';

/** Makes a line fit to show, or says why there is none. It is plain text: nothing in it means anything but itself. */
export function tidyLine(
  typed: string,
): { readonly ok: true; readonly text: string } | { ok: false; why: LineTrouble } {
  if (typed.length > MAX_CODE_UNITS) return { ok: false, why: 'too-long' };
  const characters = fitCharactersOf(typed);
  const text = characters.join('');
  if (!isVisible(text)) return { ok: false, why: 'nothing' };
  return characters.length > LINE_LENGTH ? { ok: false, why: 'too-long' } : { ok: true, text };
}

/** A line as sent by a browser; the output is tidy. */
const lineTextSchema = z.pipe(
  z.string(),
  z.transform((typed, context) => {
    const line = tidyLine(typed);
    if (line.ok) return line.text;
    context.issues.push({ code: 'custom', message: line.why, input: typed });
    return z.NEVER;
  }),
);

/** Somebody says something; `attempt` makes saying it again harmless. */
export const sayLineSchema = z.strictObject({ text: lineTextSchema, attempt: attemptSchema });

/** What somebody said to the room. */
export const chatLineSchema = z.object({
  /** Grows by one with each line of the room. */
  number: z.int().check(z.minimum(1)),
  /** Who said it; null when their place has since become another person’s. */
  place: z.nullable(z.int()),
  /** As they were called then. */
  name: z.string(),
  text: z.string(),
  /** ISO 8601, UTC. */
  saidAt: z.iso.datetime(),
});
export type ChatLine = z.infer<typeof chatLineSchema>;

/** The lines a room keeps, oldest first: sent once to whoever comes in. */
export const chatLinesSchema = z.array(chatLineSchema);
