import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** In order of their names. Once released a migration never changes; a new one follows it. */
export const migrations: Record<string, Migration> = {
  '0001-rooms-and-matches': { up: roomsAndMatches },
  '0002-expiry-health-fairness': { up: expiryHealthFairness },
  '0003-chat-lines': { up: chatLines },
  '0004-bots': { up: bots },
  '0005-hints-and-who-acted': { up: hintsAndWhoActed },
};

async function roomsAndMatches(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('rooms')
    .addColumn('code', 'text', (column) => column.primaryKey().notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('open_table', 'integer', (column) => column.notNull())
    .addColumn('point_cards_to_end', 'integer')
    .addColumn('host', 'integer', (column) => column.notNull())
    .addColumn('match_id', 'text')
    .addColumn('match_count', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('touched_at', 'bigint', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('places')
    .addColumn('room_code', 'text', (column) => column.notNull().references('rooms.code').onDelete('cascade'))
    .addColumn('id', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('has_left', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('places_key', ['room_code', 'id'])
    .addCheckConstraint('places_id_range', sql`id between 0 and 4`)
    .execute();

  for (const table of ['secrets', 'attempts', 'continuations']) {
    await db.schema
      .createTable(table)
      .addColumn('hash', 'text', (column) => column.primaryKey().notNull())
      .addColumn('room_code', 'text', (column) => column.notNull())
      .addColumn('place', 'integer', (column) => column.notNull())
      .addColumn(table === 'continuations' ? 'expires_at' : 'created_at', 'bigint', (column) => column.notNull())
      .addForeignKeyConstraint(`${table}_place`, ['room_code', 'place'], 'places', ['room_code', 'id'], (key) =>
        // A place and its first secret are written in one transaction, in either order.
        key.onDelete('cascade').deferrable().initiallyDeferred(),
      )
      .execute();
    await db.schema.createIndex(`${table}_by_place`).on(table).columns(['room_code', 'place']).execute();
  }

  await db.schema
    .createTable('matches')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('room_code', 'text', (column) => column.notNull().references('rooms.code').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('opening', 'text', (column) => column.notNull())
    .addColumn('state_id', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('called_off', 'integer', (column) => column.notNull())
    .addUniqueConstraint('matches_number', ['room_code', 'number'])
    .execute();

  await db.schema
    .createTable('match_seats')
    .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('match_seats_key', ['match_id', 'seat'])
    .addUniqueConstraint('match_seats_place', ['match_id', 'place'])
    .execute();

  await db.schema
    .createTable('log')
    .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('state_id', 'integer', (column) => column.notNull())
    .addColumn('round', 'integer', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('events', 'text', (column) => column.notNull())
    .addColumn('acted_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('log_key', ['match_id', 'state_id'])
    .execute();
}

async function expiryHealthFairness(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('matches')
    .addColumn('touched_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`
    update matches set touched_at = coalesce((select max(acted_at) from log where match_id = matches.id), created_at)
  `.execute(db);
  await db.schema.alterTable('matches').addColumn('commitment', 'text').execute();
  await db.schema.createIndex('rooms_by_touched_at').on('rooms').column('touched_at').execute();
  await db.schema
    .createTable('health')
    .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('checked_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function chatLines(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('lines')
    .addColumn('room_code', 'text', (column) => column.notNull().references('rooms.code').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('place', 'integer')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('attempt', 'text', (column) => column.notNull())
    .addColumn('said_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('lines_key', ['room_code', 'number'])
    .execute();
}

async function bots(db: Kysely<unknown>): Promise<void> {
  for (const option of ['fast_bots', 'bots_give_way']) {
    await db.schema
      .alterTable('rooms')
      .addColumn(option, 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  }
  await db.schema.alterTable('places').addColumn('bot', 'text').execute();
  await db.schema.alterTable('places').addColumn('stand_in', 'text').execute();
  await db.schema.alterTable('places').addColumn('stand_in_from', 'bigint').execute();
}

async function hintsAndWhoActed(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('rooms')
    .addColumn('hints', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('log')
    .addColumn('by_bot', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
