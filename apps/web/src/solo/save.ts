import { botLevelSchema, tidyNickname } from '@spice-road/protocol';
import { areWholeDecks, parseRecord, printAction, RECORD_FORMAT, type GameRecord } from '@spice-road/rules';
import * as z from 'zod/mini';
import { EMBLEMS } from '../pieces/emblem.tsx';
import { SAVE_FORMAT } from './shelf.ts';
import { sittingOf, tableAt, type Sitting } from './sitting.ts';
import { peopleOf, type SoloGame } from './solo-game.ts';

const emblemSchema = z.literal([...EMBLEMS]);

const playerSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('person'),
    name: z.string().check(z.refine((name) => tidyNickname(name) === name, 'not a name')),
    emblem: emblemSchema,
  }),
  z.object({ kind: z.literal('bot'), level: botLevelSchema, emblem: emblemSchema }),
]);

const recordSchema = z.pipe(
  z.unknown(),
  z.transform((value, context): GameRecord => {
    const record = parseRecord(value);
    if (record !== null) return record;
    context.issues.push({ code: 'custom', message: 'not a record', input: value });
    return z.NEVER;
  }),
);

const saveSchema = z.object({
  format: z.literal(SAVE_FORMAT),
  openTable: z.boolean(),
  chance: z.int().check(z.minimum(0), z.maximum(2 ** 32 - 1)),
  players: z.array(playerSchema),
  record: recordSchema,
});

/** A game as a text for this browser; `savedAt` is in milliseconds since 1970. */
export function printSave(sitting: Sitting, savedAt: number): string {
  const { game } = sitting;
  const { record } = game;
  const table = tableAt(sitting);
  return JSON.stringify({
    format: SAVE_FORMAT,
    savedAt,
    round: table.round,
    isOver: table.phase === 'over',
    openTable: game.openTable,
    chance: game.chance,
    players: game.players,
    record: {
      format: RECORD_FORMAT,
      id: record.id,
      seats: record.seats,
      pointCardsToEnd: record.pointCardsToEnd,
      merchantDeck: record.decks.merchants,
      pointDeck: record.decks.points,
      actions: record.actions.map(printAction),
    },
  });
}

/** Null for what is no game of ours, or one that could not have come about by the rules. */
export function parseSave(text: string): Sitting | null {
  const read = z.safeParse(saveSchema, jsonOf(text));
  if (!read.success) return null;
  const { openTable, chance, players, record } = read.data;
  const game: SoloGame = { id: record.id, players, record, chance, openTable };
  if (players.length !== record.seats || peopleOf(game).length === 0 || !areWholeDecks(record.decks)) return null;
  return sittingOf(game);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
