import { type Deed, DEED_NAMES, DEEDS, type Done, isDone } from './race-deeds.ts';
import { type Course, nextRound, restore, type Scene, setScene, type Stage } from './race-scene.ts';
import { expectSense } from './race-sense.ts';

/** How often each was answered with yes or no. */
export interface RaceFigures {
  rounds: number;
  done: number;
  refused: number;
}

/** These do other things before a match than in one. */
const ALSO_WAITING: ReadonlySet<Deed> = new Set(['join', 'start', 'options', 'kick', 'leave']);

/** Every pair, each deed with itself too. */
export function pairs(): readonly (readonly [Deed, Deed])[] {
  return DEED_NAMES.flatMap((one, index) => DEED_NAMES.slice(index).map((other) => [one, other] as const));
}

/**
 * Two deeds begun together, so many times: on one room and its match as long as it lasts, then on the next. Throws when
 * anything does not make sense afterwards.
 */
export async function race(
  course: Course,
  pair: readonly [Deed, Deed],
  { times, until: end = Infinity }: { times: number; until?: number },
): Promise<RaceFigures> {
  const figures: RaceFigures = { rounds: 0, done: 0, refused: 0 };
  const stages = stagesOf(pair);
  const scenes = new Map<Stage, Scene>();
  try {
    for (; figures.rounds < times && Date.now() < end; figures.rounds += 1) {
      const stage = stages[figures.rounds % stages.length] ?? 'playing';
      const scene = scenes.get(stage) ?? (await setScene(course, stage));
      scenes.set(stage, scene);
      const deeds = await Promise.all(pair.map((deed, index) => DEEDS[deed](scene, index)));
      await expectSense(scene, deeds).catch((error: unknown) => {
        throw new Error(`${stage}, ${JSON.stringify(deeds)}: ${String(error)}`, { cause: error });
      });
      figures.done += deeds.filter(isDone).length;
      figures.refused += deeds.filter(({ outcome }) => typeof outcome === 'object').length;
      if (await goesOn(scene, deeds)) scenes.set(stage, await nextRound(scene));
      else {
        scene[Symbol.dispose]();
        scenes.delete(stage);
      }
    }
  } finally {
    for (const scene of scenes.values()) scene[Symbol.dispose]();
  }
  return figures;
}

function stagesOf(pair: readonly Deed[]): readonly Stage[] {
  return pair.some((deed) => ALSO_WAITING.has(deed)) && !pair.includes('act') ? ['waiting', 'playing'] : ['playing'];
}

/** These leave the room as it was, or with other words in it. */
const HARMLESS: ReadonlySet<Deed> = new Set(['rename', 'options', 'chat', 'disconnect', 'reconnect']);

/** Is everybody where they were, or can they be brought back there? */
function goesOn(scene: Scene, done: readonly Done[]): Promise<boolean> | boolean {
  if (done.every(({ deed }) => HARMLESS.has(deed))) return true;
  if (done.some((each) => each.deed === 'kick' && isDone(each))) return false;
  return restore(
    scene,
    done.flatMap((each) => (each.deed === 'join' && isDone(each) ? [each.secret] : [])),
  );
}
