import { oneLevelUp, type Outlook, type Spices, type View } from '@spice-road/rules';
import { memo } from 'react';
import { compose, type Gesture } from '../draft/compose.ts';
import { sendsByCube } from '../draft/confirming.ts';
import { dragMark } from '../drag/dragged.ts';
import { cubesOf, handfulOf, liftedCubes, nextStall } from '../draft/cubes.ts';
import type { Draft } from '../draft/draft.ts';
import type { DraftInHand } from '../draft/use-draft.ts';
import { CaravanCounts } from '../pieces/caravan-counts.tsx';
import { Caravan } from '../pieces/caravan.tsx';
import { Stepper } from '../pieces/stepper.tsx';
import { caravanAfter } from '../draft/outcome.ts';
import { isCounted, plannedNiches, restingNiches } from './niches.ts';
import { useLanguage } from '../settings/language.ts';
import { say } from '../i18n/table.ts';
import { caravanInWords, ordinalInWords } from '../story/words.ts';

interface OwnCaravanProps {
  readonly view: View;
  readonly composing: DraftInHand;
}

/** Your caravan, with what the draft would make of it; its cubes are what a draft is composed with. */
export const OwnCaravan = memo(function OwnCaravan({ view, composing }: OwnCaravanProps) {
  useLanguage();
  const { draft, outlook, gesture } = composing;
  const mine = view.you === null ? undefined : view.seats[view.you]?.caravan;
  if (mine === undefined) return null;
  const anchor = `caravan-${view.you}`;
  const name = say('yourCaravan', { cubes: caravanInWords(mine) });
  if (outlook === null) {
    const niches = restingNiches(mine);
    return isCounted(niches, draft) ? (
      <CaravanCounts now={mine} then={mine} name={name} size="mine" anchor={anchor} />
    ) : (
      <Caravan niches={niches} name={name} size="mine" anchor={anchor} />
    );
  }
  const planned = plannedNiches(draft, outlook);
  if (isCounted(planned, draft)) {
    return <Counts draft={draft} outlook={outlook} composing={composing} name={name} anchor={anchor} mine={mine} />;
  }
  return (
    <Caravan
      niches={planned}
      name={name}
      size="mine"
      anchor={anchor}
      deedOf={(_, index) => deedInWords(composing, outlook, planned[index]?.cube ?? null)}
      dragOf={(index) => {
        const cube = planned[index]?.cube ?? null;
        const isPulled = draft.kind === 'acquire' || draft.kind === 'discard';
        return cube === null || !isPulled ? undefined : dragMark({ kind: 'cube', cube });
      }}
      onTap={(index) => {
        const cube = planned[index]?.cube ?? null;
        if (cube !== null) gesture({ type: 'tap-cube', cube });
      }}
    />
  );
});

/** What a tap on the cube would do; null when nothing. */
function deedInWords({ draft, mode }: DraftInHand, outlook: Outlook, cube: number | null): string | null {
  const cubes = cubesOf(outlook);
  const spice = cube === null ? undefined : cubes[cube];
  if (cube === null || spice === undefined) return null;
  if (compose(draft, { type: 'tap-cube', cube }, outlook) === draft) return null;
  switch (draft.kind) {
    case 'play-upgrade': {
      const now = liftedCubes(cubes, draft.lifts)[cube] ?? spice;
      const lifted = oneLevelUp(now);
      return lifted === null ? null : say('liftCube', { from: say(now), to: say(lifted) });
    }
    case 'acquire': {
      if (draft.laid.some((one) => one.cube === cube)) return say('takeBackCube', { spice: say(spice) });
      const slot = nextStall(draft);
      return slot === null ? null : say('layCube', { spice: say(spice), place: ordinalInWords(slot + 1) });
    }
    case 'discard':
      if (sendsByCube(draft, cube, outlook, mode)) return say('returnChosen');
      return draft.chosen.includes(cube)
        ? say('keepCube', { spice: say(spice) })
        : say('returnCube', { spice: say(spice) });
    case 'idle':
    case 'play-gather':
    case 'play-trade':
    case 'claim':
    case 'rest':
      return null;
  }
}

interface CountsProps {
  readonly draft: Draft;
  readonly outlook: Outlook;
  readonly composing: DraftInHand;
  readonly name: string;
  readonly anchor: string;
  readonly mine: Spices;
}

function Counts({ draft, outlook, composing, name, anchor, mine }: CountsProps) {
  if (draft.kind !== 'discard') {
    return <CaravanCounts now={mine} then={caravanAfter(draft, outlook)} name={name} size="mine" anchor={anchor} />;
  }
  const chosen = handfulOf(cubesOf(outlook), draft.chosen);
  const step = (gesture: Gesture) => () => composing.gesture(gesture);
  const full = composing.action !== null;
  return (
    <CaravanCounts
      now={mine}
      then={caravanAfter(draft, outlook)}
      name={name}
      size="mine"
      anchor={anchor}
      renderAround={(spice, count) => (
        <Stepper
          name={say('returnCount', { spice: say(spice), chosen: chosen[spice], held: mine[spice] })}
          less={{
            name: say('returnOneMore', { spice: say(spice) }),
            refusal: full
              ? say('enoughChosen')
              : chosen[spice] < mine[spice]
                ? null
                : say('noneLeft', { spice: say(spice) }),
            onPress: step({ type: 'return-more', spice }),
          }}
          more={{
            name: say('returnOneLess', { spice: say(spice) }),
            refusal: chosen[spice] > 0 ? null : say('noneChosen', { spice: say(spice) }),
            onPress: step({ type: 'return-less', spice }),
          }}
        >
          {count}
        </Stepper>
      )}
    />
  );
}
