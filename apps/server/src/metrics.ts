import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { BotLevel, Code } from '@spice-road/protocol';
import type { CommitWatch } from './store/group-commit.ts';

/** What Prometheus is told. Numbers only: nothing of who plays, or what. */
export interface Metrics {
  readonly commits: CommitWatch;
  acted(): void;
  /** A bot has thought, for so many milliseconds. */
  thought(level: BotLevel, milliseconds: number): void;
  /** A bot gave no good answer, and the plainest action was played. */
  fellBack(level: BotLevel): void;
  /** An action of a bot was stored. */
  botActed(level: BotLevel): void;
  /** What a bot wanted to do was overtaken and dropped. */
  botDropped(level: BotLevel): void;
  refused(code: Code, over: 'http' | 'socket'): void;
  /** A connection was turned away before it could say anything. */
  turnedAway(why: 'origin' | 'too-many' | 'too-fast' | 'namespace'): void;
  /** Asked for whenever somebody reads the metrics. */
  watch(gauges: Gauges): void;
  read(): Promise<{ readonly type: string; readonly text: string }>;
}

interface Gauges {
  sockets(): number;
  rooms(): Promise<number>;
  actionsWaiting(): number;
  /** Matches in which bots act. */
  botTables(): number;
  thoughtsWaiting(): number;
  writesWaiting(): number;
}

const SECONDS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export function countMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const actions = new Counter({ name: 'spice_road_actions_total', help: 'Actions stored.', registers });
  const refusals = new Counter({
    name: 'spice_road_refusals_total',
    help: 'Requests and messages refused, by code.',
    labelNames: ['code', 'over'],
    registers,
  });
  const connections = new Counter({
    name: 'spice_road_connections_refused_total',
    help: 'Websockets turned away before they could say anything, by reason.',
    labelNames: ['reason'],
    registers,
  });
  const labelNames = ['level'] as const;
  const botTurns = new Counter({
    name: 'spice_road_bot_turns_total',
    help: 'Actions of bots stored.',
    labelNames,
    registers,
  });
  const botFallbacks = new Counter({
    name: 'spice_road_bot_fallbacks_total',
    help: 'Turns of bots that gave no good answer, so that the plainest action was played.',
    labelNames,
    registers,
  });
  const botDropped = new Counter({
    name: 'spice_road_bot_dropped_total',
    help: 'Actions of bots that somebody overtook, so that nothing came of them.',
    labelNames,
    registers,
  });
  const thinkingSeconds = new Histogram({
    name: 'spice_road_bot_thinking_seconds',
    help: 'Thinking of bots, in a thread of their own.',
    labelNames,
    buckets: SECONDS,
    registers,
  });
  const commitSeconds = new Histogram({
    name: 'spice_road_commit_seconds',
    help: 'From the beginning of a transaction until it was on disk.',
    buckets: SECONDS,
    registers,
  });
  const commitWrites = new Histogram({
    name: 'spice_road_commit_writes',
    help: 'Writes that shared a transaction.',
    buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500],
    registers,
  });
  const waitSeconds = new Histogram({
    name: 'spice_road_write_wait_seconds',
    help: 'From asking for a write until its transaction began.',
    buckets: SECONDS,
    registers,
  });

  return {
    commits: {
      committed: (writes, milliseconds) => {
        commitSeconds.observe(milliseconds / 1000);
        commitWrites.observe(writes);
      },
      waited: (milliseconds) => {
        waitSeconds.observe(milliseconds / 1000);
      },
    },
    acted: () => {
      actions.inc();
    },
    thought: (level, milliseconds) => {
      thinkingSeconds.observe({ level }, milliseconds / 1000);
    },
    fellBack: (level) => {
      botFallbacks.inc({ level });
    },
    botActed: (level) => {
      botTurns.inc({ level });
    },
    botDropped: (level) => {
      botDropped.inc({ level });
    },
    refused: (code, over) => {
      refusals.inc({ code, over });
    },
    turnedAway: (reason) => {
      connections.inc({ reason });
    },
    watch: ({ sockets, rooms, actionsWaiting, writesWaiting, botTables, thoughtsWaiting }) => {
      const told = [
        { name: 'spice_road_sockets', help: 'Sockets open.', value: sockets },
        { name: 'spice_road_rooms', help: 'Rooms stored.', value: rooms },
        { name: 'spice_road_actions_waiting', help: 'Actions that wait for their match.', value: actionsWaiting },
        { name: 'spice_road_writes_waiting', help: 'Writes that wait for their transaction.', value: writesWaiting },
        { name: 'spice_road_bot_tables', help: 'Matches in which bots act now.', value: botTables },
        {
          name: 'spice_road_bot_thoughts_waiting',
          help: 'Turns of bots that are thought about.',
          value: thoughtsWaiting,
        },
      ];
      for (const { name, help, value } of told) {
        const gauge = new Gauge({
          name,
          help,
          registers,
          collect: async () => {
            gauge.set(await value());
          },
        });
      }
    },
    read: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  };
}
