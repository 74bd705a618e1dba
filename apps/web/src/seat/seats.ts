import { secretSchema, type Seated } from '@spice-road/protocol';
import * as z from 'zod/mini';
import { SEATS_KEY } from './seats-key.ts';
import type { Keep } from './storage.ts';

/** Proof of a place in one room. The secret stays in this browser. */
const seatSchema = z.object({ place: z.int(), secret: secretSchema });
export type OwnSeat = z.infer<typeof seatSchema>;

/** All rooms this browser sits in, by code; the one sat down in last comes last. */
export interface Seats {
  readonly in: (code: string) => OwnSeat | null;
  readonly keep: (code: string, seated: Pick<Seated, 'place' | 'secret'>) => void;
  readonly forget: (code: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Old rooms close by themselves; nobody needs the proofs of a year. */
const MOST_ROOMS = 30;

const seatsSchema = z.record(z.string(), z.unknown());

export function openSeats(keep: Keep): Seats {
  const listeners = new Set<() => void>();
  let parsed = { text: '', seats: new Map<string, OwnSeat>() };

  /** Parsed once for each text, so that the same seat is the same object. */
  function all(): ReadonlyMap<string, OwnSeat> {
    const text = keep.read(SEATS_KEY) ?? '';
    if (text !== parsed.text) parsed = { text, seats: parseSeats(text) };
    return parsed.seats;
  }

  function replace(seats: ReadonlyMap<string, OwnSeat>): void {
    keep.write(SEATS_KEY, JSON.stringify(Object.fromEntries([...seats].slice(-MOST_ROOMS))));
    for (const listener of listeners) listener();
  }

  return {
    in: (code) => all().get(code) ?? null,
    keep: (code, { place, secret }) => {
      const others = [...all()].filter(([other]) => other !== code);
      replace(new Map([...others, [code, { place, secret }]]));
    },
    forget: (code) => {
      if (all().has(code)) replace(new Map([...all()].filter(([other]) => other !== code)));
    },
    subscribe: (listener) => {
      listeners.add(listener);
      const stop = keep.subscribe(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
}

function parseSeats(text: string): Map<string, OwnSeat> {
  const found = z.safeParse(seatsSchema, jsonOf(text));
  if (!found.success) return new Map();
  return new Map(
    Object.entries(found.data).flatMap(([code, value]) => {
      const seat = z.safeParse(seatSchema, value);
      return seat.success ? [[code, seat.data]] : [];
    }),
  );
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
