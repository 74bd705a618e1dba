import { type BotLevel, botLevelSchema } from '@spice-road/protocol';
import { type ActionNotation, parseAction, type ViewWithLogNotation } from '@spice-road/rules';
import type { Level } from '@spice-road/bots';
import * as z from 'zod';

// What crosses between the server and a thread that thinks. Both sides read it as they would read a stranger's.

/** What a bot is asked: one turn of one seat, with nothing but what that seat may see. */
export interface Question {
  readonly level: BotLevel;
  readonly view: ViewWithLogNotation;
  /** The same seed, the same choice. */
  readonly seed: number;
}

/** How long a bot may think about it. */
export interface Allowance {
  /** Positions looked at; the level may want fewer. */
  readonly nodes: number;
  /** Only a cap around them. */
  readonly milliseconds: number;
}

/** The protocol names the same levels as the bots do. */
const levels = botLevelSchema satisfies z.core.$ZodType<Level>;

export const requestSchema = z.object({
  id: z.int(),
  level: levels,
  /** Read by the rules: `parseViewWithLog`. */
  view: z.unknown(),
  seed: z.int(),
  nodes: z.number(),
  milliseconds: z.number(),
});
export type Request = z.infer<typeof requestSchema>;

export const replySchema = z.object({
  id: z.int(),
  action: z.custom<ActionNotation>((value) => parseAction(value) !== null),
  /** How long it thought. */
  milliseconds: z.number().min(0),
  /** Why it could not think as it should, where that is so: it took the plainest action instead. */
  trouble: z.string().nullable(),
});
export type Reply = z.infer<typeof replySchema>;
