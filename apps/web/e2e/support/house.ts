import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, readConfig, type Overrides, type RunningServer } from '../../../server/src/server.ts';
import type { GameScript } from './game-script.ts';

/** A server of production with a folder of its own. It can be stopped and started again at the same address. */
export interface House extends AsyncDisposable {
  readonly url: string;
  stop(): Promise<void>;
  startAgain(): Promise<void>;
}

export interface HouseOptions {
  /** What every match deals: its decks, and seats in the order of the places. Left out, chance deals. */
  readonly game?: GameScript;
  /** Time and codes of rooms, where chance and this day would make a difference to what is seen. */
  readonly instead?: Pick<Overrides, 'clock' | 'newRoomCode'>;
  readonly environment?: Readonly<Record<string, string>>;
}

export async function openHouse({ game, instead = {}, environment = {} }: HouseOptions = {}): Promise<House> {
  const folder = await mkdtemp(join(tmpdir(), 'spice-road-e2e-'));
  let port = '0';

  async function open(): Promise<RunningServer> {
    const reading = readConfig({ PORT: port, HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'warn', ...environment });
    if (!reading.ok) throw new Error(reading.complaints.join(' '));
    const deal =
      game === undefined ? {} : { deal: (places: readonly number[]) => ({ decks: game.decks, seats: places }) };
    return createServer(reading.config, { ...instead, ...deal });
  }

  let server = await open();
  port = String(server.port);
  return {
    url: server.url,
    stop: () => server.close(),
    startAgain: async () => {
      server = await open();
    },
    [Symbol.asyncDispose]: async () => {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}
