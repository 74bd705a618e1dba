import type { Spice } from '@spice-road/rules';

/** Short, dry and wooden; all made in code. */
export type SoundName =
  /** A cube is set down. */
  | `tap-${Spice}`
  /** A cube is lifted from this spice to the next. */
  | `lift-${Spice}`
  /** A card slides over the table. */
  | 'card'
  /** A card is turned over. */
  | 'paper'
  | 'bell'
  | 'gold'
  | 'silver'
  /** Cards are squared up. */
  | 'squared'
  | 'your-turn'
  /** One of the last ten seconds. */
  | 'tick'
  /** Not allowed. */
  | 'knock'
  /** The last round. */
  | 'drum'
  | 'win';

/** One stroke. Times in seconds, pitches in hertz. */
export interface Note {
  /** After the sound began. */
  readonly at: number;
  /** Hiss is noise around its pitch. */
  readonly voice: 'sine' | 'triangle' | 'hiss';
  readonly pitch: number;
  /** Where the pitch glides to. */
  readonly to?: number;
  readonly loud: number;
  /** How long it rings. */
  readonly ring: number;
  /** How long it takes to swell; struck things do not. */
  readonly swell?: number;
}

export interface Score {
  readonly notes: readonly Note[];
  /** When the next sound of a row may begin. */
  readonly next: number;
}

const LOWEST_TAP = 440;
/** Between neighbouring spices. */
const STEP = 4 / 3;
const THIRD = 5 / 4;

export const SCORES: Readonly<Record<SoundName, Score>> = {
  'tap-turmeric': tapped(LOWEST_TAP),
  'tap-saffron': tapped(LOWEST_TAP * STEP),
  'tap-cardamom': tapped(LOWEST_TAP * STEP ** 2),
  'tap-cinnamon': tapped(LOWEST_TAP * STEP ** 3),
  'lift-turmeric': tapped(LOWEST_TAP * THIRD),
  'lift-saffron': tapped(LOWEST_TAP * STEP * THIRD),
  'lift-cardamom': tapped(LOWEST_TAP * STEP ** 2 * THIRD),
  'lift-cinnamon': tapped(LOWEST_TAP * STEP ** 3 * THIRD),
  card: { notes: [{ ...hiss(2600, 0.5, 0.16), to: 1300, swell: 0.05 }], next: 0.16 },
  paper: { notes: [hiss(3600, 0.6, 0.05), { ...hiss(2200, 0.5, 0.1), at: 0.07, swell: 0.03 }], next: 0.16 },
  bell: {
    notes: [sine(392, 0.32, 1.3), sine(784.8, 0.14, 0.9), sine(1182, 0.07, 0.5)],
    next: 0.18,
  },
  gold: { notes: [sine(1568, 0.2, 0.9), sine(2352, 0.12, 0.7), sine(3951, 0.05, 0.3)], next: 0.15 },
  silver: { notes: [sine(2349, 0.13, 0.5), sine(3520, 0.07, 0.35)], next: 0.12 },
  squared: { notes: [0, 0.09, 0.17].flatMap((at) => later(at, [hiss(1700, 0.4, 0.06), ...tap(240, 0.25)])), next: 0.3 },
  'your-turn': { notes: [...pluck(523.3, 0), ...pluck(784, 0.16)], next: 0.4 },
  tick: { notes: tap(1250, 0.22), next: 0.1 },
  knock: { notes: [{ ...sine(150, 0.5, 0.11), to: 90 }, hiss(420, 0.1, 0.03)], next: 0.15 },
  drum: { notes: [{ ...sine(130, 0.8, 0.42), to: 62 }, hiss(700, 0.18, 0.06)], next: 0.45 },
  win: { notes: [523.3, 659.3, 784, 1046.5].flatMap((pitch, nth) => pluck(pitch, nth * 0.15)), next: 0.8 },
};

function tapped(pitch: number): Score {
  return { notes: tap(pitch, 0.5), next: 0.07 };
}

/** A small piece of wood on wood. */
function tap(pitch: number, loud: number): readonly Note[] {
  return [{ ...sine(pitch, loud, 0.07), to: pitch * 0.82 }, hiss(pitch * 4, loud * 0.35, 0.018)];
}

/** A string of gut, with its octave. */
function pluck(pitch: number, at: number): readonly Note[] {
  const string: Note = { at, voice: 'triangle', pitch, loud: 0.3, ring: 0.5 };
  return [string, { ...string, voice: 'sine', pitch: pitch * 2, loud: 0.1, ring: 0.2 }];
}

function sine(pitch: number, loud: number, ring: number): Note {
  return { at: 0, voice: 'sine', pitch, loud, ring };
}

function hiss(pitch: number, loud: number, ring: number): Note {
  return { at: 0, voice: 'hiss', pitch, loud, ring };
}

function later(at: number, notes: readonly Note[]): readonly Note[] {
  return notes.map((note) => ({ ...note, at: note.at + at }));
}
