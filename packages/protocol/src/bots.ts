import * as z from 'zod/mini';

/** How well a bot plays, weakest first. */
export const BOT_LEVELS = ['novice', 'casual', 'skilled', 'strong', 'expert'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

export const botLevelSchema = z.enum(BOT_LEVELS);

/** The host seats a bot: at this place, or at the first that is free. */
export const addBotSchema = z.strictObject({
  level: botLevelSchema,
  place: z.optional(z.int().check(z.minimum(0), z.maximum(4))),
});
export const changeBotSchema = z.strictObject({ level: botLevelSchema });

/** A bot that acts for somebody who is away, until they are back. */
export const standInSchema = z.object({
  level: botLevelSchema,
  /** Whole seconds until it sits in, as this view was made; 0 once it has. */
  secondsLeft: z.int().check(z.minimum(0)),
});
export type StandInView = z.infer<typeof standInSchema>;
