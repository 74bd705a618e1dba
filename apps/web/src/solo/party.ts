import { BOT_LEVELS, MOST_PLACES, tidyNickname, type BotLevel } from '@spice-road/protocol';
import * as z from 'zod/mini';
import { EMBLEMS } from '../pieces/emblem.tsx';
import type { Player } from './solo-game.ts';

/** Who is to play, as it is being put together. Nothing typed is lost by looking at the other way to play. */
export interface Party {
  readonly mode: 'bots' | 'people';
  /** Two to five, whoever is at the device included. */
  readonly count: number;
  /** The level of all bots; null when each has its own. */
  readonly level: BotLevel | null;
  /** By place. The first is whoever begins the game, and never a bot. */
  readonly places: readonly PlaceOfParty[];
  readonly openTable: boolean;
  /** RULES 10.2; null follows the number of players. */
  readonly pointCardsToEnd: number | null;
}

interface PlaceOfParty {
  readonly isBot: boolean;
  readonly name: string;
  readonly level: BotLevel;
}

export const FIRST_PARTY: Party = {
  mode: 'bots',
  count: 2,
  level: 'casual',
  places: Array.from({ length: MOST_PLACES }, () => ({ isBot: false, name: '', level: 'casual' })),
  openTable: false,
  pointCardsToEnd: null,
};

const partySchema = z.object({
  mode: z.enum(['bots', 'people']),
  count: z.int().check(z.minimum(2), z.maximum(MOST_PLACES)),
  level: z.nullable(z.enum(BOT_LEVELS)),
  places: z
    .array(z.object({ isBot: z.boolean(), name: z.string(), level: z.enum(BOT_LEVELS) }))
    .check(z.length(MOST_PLACES)),
  openTable: z.boolean(),
  pointCardsToEnd: z.nullable(z.int().check(z.minimum(3), z.maximum(8))),
});

/** The party of last time, if it can be read. */
export function parseParty(text: string | null): Party {
  try {
    const read = z.safeParse(partySchema, JSON.parse(text ?? ''));
    return read.success ? read.data : FIRST_PARTY;
  } catch {
    return FIRST_PARTY;
  }
}

export function withPlace(party: Party, at: number, change: Partial<PlaceOfParty>): Party {
  return { ...party, places: party.places.map((place, index) => (index === at ? { ...place, ...change } : place)) };
}

/** Whether a bot sits at that place of the party. */
export function isBotAt({ mode, places }: Party, at: number): boolean {
  return at > 0 && (mode === 'bots' || places[at]?.isBot === true);
}

/** The players in the order of their places; who was given no name is called by `nameless`. */
export function playersOf(party: Party, nameless: (place: number) => string): readonly Player[] {
  return party.places.slice(0, party.count).map((place, at): Player => {
    const emblem = EMBLEMS[at] ?? 0;
    if (!isBotAt(party, at)) return { kind: 'person', name: tidyNickname(place.name) || nameless(at), emblem };
    const shared = party.mode === 'bots' ? party.level : null;
    return { kind: 'bot', level: shared ?? place.level, emblem };
  });
}
