import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import type { Acknowledgement } from '@spice-road/protocol';
import { legalActions, outlookOfView, parseView, printAction } from '@spice-road/rules';
import { pick, type Random, seededRandom } from '@spice-road/rules/testing';
import * as z from 'zod';
import { MOMENTS } from '../../src/moments.ts';
import { again } from './again.ts';
import { expectKnown, expectLines, type Known, makeChanges } from './kill-changes.ts';
import { startMatch, type StartedMatch } from './match.ts';
import { unborn } from './mortal-server.ts';
import { rawSocket, type RawSocket, updateOf } from './raw-socket.ts';
import { pause, until } from './until.ts';

export interface KillFigures {
  rounds: number;
  /** By the moment of a write; `any` is a kill from outside at a time of chance. */
  readonly deaths: Record<string, number>;
  acknowledged: number;
  refused: number;
  /** Sent, and neither acknowledged nor refused when the server died. */
  unanswered: number;
  /** Of those, found after the restart. */
  unansweredStored: number;
  finished: number;
  /** Rooms, places and options acknowledged. */
  changes: number;
  /** Lines found after the restart, of those acknowledged. */
  lines: number;
}

interface Sent {
  readonly stateId: number;
  /** In the notation, as JSON: what the log must hold. */
  readonly action: string;
  answer: Acknowledgement | null;
}

/** What the clients of one match know. */
interface Table {
  readonly match: StartedMatch;
  readonly sent: Sent[];
}

/**
 * Kills a server in the middle of many matches, again and again on the same folder. After each restart every acknowledged
 * action is in the log exactly once and none that was refused is. Throws when not.
 */
export async function killRounds(
  folder: string,
  { rounds, matches, seed, until: end = Infinity }: { rounds: number; matches: number; seed: number; until?: number },
): Promise<KillFigures> {
  const random = seededRandom(seed);
  const figures: KillFigures = {
    rounds: 0,
    deaths: {},
    acknowledged: 0,
    refused: 0,
    unanswered: 0,
    unansweredStored: 0,
    finished: 0,
    changes: 0,
    lines: 0,
  };
  let tables: Table[] = [];
  const known: Known = { rooms: [], names: [], lines: [] };
  let next = unborn({ DATA_DIR: folder });
  for (let round = 0; round < rounds && Date.now() < end; round += 1) {
    const server = await next.begin();
    next = unborn({ DATA_DIR: folder });
    try {
      await expectNothingLost(folder, tables, figures);
      await expectKnown(server.url, known);
      expectLines(opened(folder), known, figures);
      tables = [
        ...tables.filter(({ match }) => !isOver(folder, match.id)),
        ...(await newTables(server.url, matches, tables, folder)),
      ];
      const moment = round % 3 === 2 ? 'any' : (MOMENTS[Math.floor(random() * MOMENTS.length)] ?? 'begun');
      figures.deaths[moment] = (figures.deaths[moment] ?? 0) + 1;
      const playing = tables.map((table, index) => play(server.url, table, seededRandom(seed + round * 1000 + index)));
      const changing = makeChanges(server.url, known, `${seed}-${round}`, figures);
      if (moment === 'any') {
        await pause(30 + random() * 250);
        await server.kill();
      } else {
        server.dieAt(moment, 1 + Math.floor(random() * 40));
        await Promise.race([server.died, pause(5000)]);
        await server.kill();
      }
      await Promise.all([...playing, changing]);
      figures.rounds += 1;
    } finally {
      await server.kill();
    }
  }
  const last = await next.begin();
  await expectNothingLost(folder, tables, figures);
  await expectKnown(last.url, known);
  expectLines(opened(folder), known, figures);
  await last.kill();
  figures.finished = countOver(folder);
  return figures;
}

async function newTables(url: string, wanted: number, before: readonly Table[], folder: string): Promise<Table[]> {
  const running = before.filter(({ match }) => !isOver(folder, match.id)).length;
  return Promise.all(
    Array.from({ length: wanted - running }, async (_, index) => ({
      match: await again(() => startMatch(url, 2 + (index % 2))),
      sent: [],
    })),
  );
}

/** Plays on until the line breaks, as fast as the answers come, with now and then something that must be refused. */
async function play(url: string, { match, sent }: Table, random: Random): Promise<void> {
  const sockets = match.tickets.map(() => rawSocket(url));
  for (const { socket } of sockets) socket.io.reconnection(false);
  // Nothing comes after this; waiting for answers any longer would only take time.
  const lost = new Promise<never>((_, reject) => {
    for (const { socket } of sockets) {
      socket.on('disconnect', () => {
        reject(new Error('The line broke.'));
      });
      socket.on('connect_error', reject);
    }
  });
  lost.catch(() => {});
  try {
    const letIn = sockets.map((raw, seat) => raw.say('sync', match.id, String(seat), match.tickets[seat]?.secret));
    await Promise.race([Promise.all(letIn), lost]);
    for (;;) {
      const at = Math.max(...sockets.map((raw) => raw.stateId()));
      await until(
        'all are at one table',
        () => sockets.every((raw) => raw.stateId() === at || !raw.socket.connected),
        4000,
      );
      const view = parseView(sockets[0]?.view());
      if (view === null || view.phase === 'over' || sockets.some(({ socket }) => !socket.connected)) return;
      const mover = sockets[view.toAct];
      if (mover) await Promise.race([actOnce(mover, { match, sent }, view.toAct, random), lost]);
    }
  } catch {
    // The line broke: what was answered before is what counts.
  } finally {
    for (const raw of sockets) raw.close();
  }
}

async function actOnce(mover: RawSocket, { match, sent }: Table, seat: number, random: Random): Promise<void> {
  const view = parseView(mover.view());
  const outlook = view && outlookOfView(view);
  const legal = outlook ? legalActions(outlook) : [];
  const claims = legal.filter(({ type }) => type === 'claim');
  if (legal.length === 0) return;
  const action = printAction(pick(claims.length > 0 ? claims : legal, random));
  const stateId = mover.stateId();
  // An outdated action besides: it must be refused, and never be found.
  const outdated: Sent = { stateId: stateId - 1, action: JSON.stringify(action), answer: null };
  const honest: Sent = { stateId, action: JSON.stringify(action), answer: null };
  const says = [[honest, mover.say('update', ...updateOf(action, seat, stateId, match.id))] as const];
  sent.push(honest);
  if (stateId > 0 && random() < 0.2) {
    sent.push(outdated);
    says.push([outdated, mover.say('update', ...updateOf(action, seat, stateId - 1, match.id))]);
  }
  await Promise.all(
    says.map(async ([each, answer]) => {
      each.answer = await answer;
    }),
  );
  await until('the mover sees it', () => mover.stateId() > stateId, 4000);
}

const logSchema = z.array(z.object({ state_id: z.number(), action: z.string() }));

function opened(folder: string): DatabaseSync {
  return new DatabaseSync(join(folder, 'spice-road.sqlite'), { readOnly: true });
}

async function expectNothingLost(folder: string, tables: readonly Table[], figures: KillFigures): Promise<void> {
  using database = opened(folder);
  const readLog = database.prepare('select state_id, action from log where match_id = ? order by state_id');
  for (const { match, sent } of tables) {
    const log = logSchema.parse(readLog.all(match.id));
    for (const [index, { state_id: id }] of log.entries())
      if (id !== index) throw new Error(`Match ${match.id} has a gap at ${index}.`);
    const origins = new Map<number, number>();
    for (const each of sent) {
      const isStored = log[each.stateId]?.action === each.action;
      if (each.answer === null) {
        figures.unanswered += 1;
        if (isStored) figures.unansweredStored += 1;
      } else if (each.answer.ok) {
        figures.acknowledged += 1;
        if (!isStored) throw new Error(`Acknowledged action ${each.stateId} of match ${match.id} is lost.`);
      } else figures.refused += 1;
      if (isStored && each.answer?.ok !== false) origins.set(each.stateId, (origins.get(each.stateId) ?? 0) + 1);
    }
    for (const index of log.keys())
      if (index >= (sent[0]?.stateId ?? Infinity) && !origins.has(index))
        throw new Error(`Action ${index} of match ${match.id} is stored, and nobody sent it or it was refused.`);
    sent.length = 0;
  }
}

function isOver(folder: string, matchId: string): boolean {
  using database = opened(folder);
  return database.prepare('select ended_at from matches where id = ?').get(matchId)?.['ended_at'] !== null;
}

function countOver(folder: string): number {
  using database = opened(folder);
  return Number(database.prepare('select count(*) as count from matches where ended_at is not null').get()?.['count']);
}
