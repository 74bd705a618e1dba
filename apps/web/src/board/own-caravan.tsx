import { oneLevelUp, type Outlook, type Spices, type View } from '@spice-road/rules';
import { compose, type Gesture } from '../draft/compose.ts';
import { cubesOf, handfulOf, liftedCubes, nextStall } from '../draft/cubes.ts';
import type { Draft } from '../draft/draft.ts';
import type { DraftInHand } from '../draft/use-draft.ts';
import { CaravanCounts } from '../pieces/caravan-counts.tsx';
import { Caravan } from '../pieces/caravan.tsx';
import { Stepper } from '../pieces/stepper.tsx';
import { caravanAfter, isCounted, plannedNiches, restingNiches } from './niches.ts';
import { WORDS } from './words.ts';

interface OwnCaravanProps {
  readonly view: View;
  readonly hand: DraftInHand;
}

/** Your caravan, with what the draft would make of it; its cubes are what a draft is composed with. */
export function OwnCaravan({ view, hand }: OwnCaravanProps) {
  const { draft, outlook, gesture } = hand;
  const mine = view.you === null ? undefined : view.seats[view.you]?.caravan;
  if (mine === undefined) return null;
  const name = WORDS.caravan(WORDS.yourCaravan, mine);
  if (outlook === null) {
    const niches = restingNiches(mine);
    return isCounted(niches, draft) ? (
      <CaravanCounts now={mine} then={mine} name={name} size="mine" />
    ) : (
      <Caravan niches={niches} name={name} size="mine" />
    );
  }
  const planned = plannedNiches(draft, outlook);
  if (isCounted(planned, draft)) {
    return <Counts draft={draft} outlook={outlook} hand={hand} name={name} mine={mine} />;
  }
  return (
    <Caravan
      niches={planned}
      name={name}
      size="mine"
      deedOf={(_, place) => deedInWords(draft, outlook, planned[place]?.cube ?? null)}
      onTap={(place) => {
        const cube = planned[place]?.cube ?? null;
        if (cube !== null) gesture({ type: 'tap-cube', cube });
      }}
    />
  );
}

/** What a tap on the cube would do; null when nothing. */
function deedInWords(draft: Draft, outlook: Outlook, cube: number | null): string | null {
  const cubes = cubesOf(outlook);
  const spice = cube === null ? undefined : cubes[cube];
  if (cube === null || spice === undefined) return null;
  if (compose(draft, { type: 'tap-cube', cube }, outlook) === draft) return null;
  switch (draft.kind) {
    case 'play-upgrade': {
      const now = liftedCubes(cubes, draft.lifts)[cube] ?? spice;
      const lifted = oneLevelUp(now);
      return lifted === null ? null : WORDS.liftCube(now, lifted);
    }
    case 'acquire': {
      if (draft.laid.some((one) => one.cube === cube)) return WORDS.takeBackCube(spice);
      const slot = nextStall(draft);
      return slot === null ? null : WORDS.layCube(spice, slot);
    }
    case 'discard':
      return draft.chosen.includes(cube) ? WORDS.keepCube(spice) : WORDS.returnCube(spice);
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
  readonly hand: DraftInHand;
  readonly name: string;
  readonly mine: Spices;
}

function Counts({ draft, outlook, hand, name, mine }: CountsProps) {
  if (draft.kind !== 'discard') {
    return <CaravanCounts now={mine} then={caravanAfter(draft, outlook)} name={name} size="mine" />;
  }
  const chosen = handfulOf(cubesOf(outlook), draft.chosen);
  const step = (gesture: Gesture) => () => hand.gesture(gesture);
  const full = hand.action !== null;
  return (
    <CaravanCounts
      now={mine}
      then={caravanAfter(draft, outlook)}
      name={name}
      size="mine"
      renderAround={(spice, count) => (
        <Stepper
          name={WORDS.returnCount(spice, chosen[spice], mine[spice])}
          less={{
            name: WORDS.returnOneMore(spice),
            refusal: full ? WORDS.enoughChosen : chosen[spice] < mine[spice] ? null : WORDS.noneLeft(spice),
            onPress: step({ type: 'return-more', spice }),
          }}
          more={{
            name: WORDS.returnOneLess(spice),
            refusal: chosen[spice] > 0 ? null : WORDS.noneChosen(spice),
            onPress: step({ type: 'return-less', spice }),
          }}
        >
          {count}
        </Stepper>
      )}
    />
  );
}
