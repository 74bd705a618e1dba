import * as z from 'zod/mini';

/** Chosen by the browser for one attempt to take a place or say a line, so that a lost answer can be asked for again. */
export const attemptSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/));
