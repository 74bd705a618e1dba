import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Where queries run: the store itself, or a transaction of it. */
export type Db = Kysely<Schema>;
