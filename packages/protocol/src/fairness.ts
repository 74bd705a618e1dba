import * as z from 'zod/mini';

/**
 * What chance gave a match. Told when it is over; until then everybody has the commitment to it, so that nobody can have
 * changed it meanwhile, and nobody can know it.
 */
export const openingSchema = z.object({
  /** In drawing order: the first six and five lay in the first rows. */
  merchantDeck: z.array(z.string()),
  pointDeck: z.array(z.string()),
  /** The place that sits in each seat. */
  seats: z.array(z.int()),
  /** 256 bits from the system's generator: without it the commitment could be searched. */
  salt: z.string(),
});
export type Opening = z.infer<typeof openingSchema>;

/** SHA-256 in hexadecimal. */
export const commitmentSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** The text whose SHA-256, as UTF-8, is the commitment. */
export function openingText({ merchantDeck, pointDeck, seats, salt }: Opening): string {
  return JSON.stringify({ merchantDeck, pointDeck, seats, salt });
}
