import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Code } from '@spice-road/protocol';
import type { CommitWatch } from './store/group-commit.ts';

/** What Prometheus is told. Numbers only: nothing of who plays, or what. */
export interface Metrics {
  readonly commits: CommitWatch;
  acted(): void;
  refused(code: Code, over: 'http' | 'socket'): void;
  /** Asked for whenever somebody reads the metrics. */
  watch(gauges: Gauges): void;
  read(): Promise<{ readonly type: string; readonly text: string }>;
}

interface Gauges {
  sockets(): number;
  rooms(): Promise<number>;
  actionsWaiting(): number;
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
    refused: (code, over) => {
      refusals.inc({ code, over });
    },
    watch: ({ sockets, rooms, actionsWaiting, writesWaiting }) => {
      const told = [
        { name: 'spice_road_sockets', help: 'Sockets open.', value: sockets },
        { name: 'spice_road_rooms', help: 'Rooms stored.', value: rooms },
        { name: 'spice_road_actions_waiting', help: 'Actions that wait for their match.', value: actionsWaiting },
        { name: 'spice_road_writes_waiting', help: 'Writes that wait for their transaction.', value: writesWaiting },
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
