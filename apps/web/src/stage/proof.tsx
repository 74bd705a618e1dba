import '../styles/index.css';
import {
  layTable,
  merchantCard,
  MERCHANT_DECK,
  POINT_DECK,
  pointCard,
  spices,
  toList,
  viewOf,
  type SeatView,
  type Spices,
  type View,
} from '@spice-road/rules';
import { memo, useEffect, useMemo, useState, type CSSProperties } from 'react';
import { createRoot } from 'react-dom/client';
import { Sprite } from '../art/sprite.tsx';
import { CardPicture } from '../pieces/card.tsx';
import { cubeKeys } from '../pieces/cube-keys.ts';
import { MerchantFace } from '../pieces/merchant-face.tsx';
import { PointFace } from '../pieces/point-face.tsx';
import { SpiceToken } from '../pieces/spice-token.tsx';
import { useStage } from './use-stage.ts';

/** Sixty and more pieces change places over and over: what `npm run bench` watches. In milliseconds. */
const EVERY = 1500;
/** Counting takes its time: in one motion only, in the frames until all have begun. */
const COUNTED = 1;
const BEGUN = 12;

interface Watched {
  readonly stateId: number;
  readonly pieces: number;
  readonly frames: readonly number[];
}

const SIZES: CSSProperties = { '--mc-h': '110px', '--pc-h': '110px', '--tok': '24px' };
const LINE: CSSProperties = { display: 'flex', gap: 8, minHeight: 28, padding: 6 };
const NICHES: CSSProperties = {
  display: 'grid',
  gridTemplate: '28px / repeat(10, 24px)',
  contain: 'layout',
  width: 240,
};
const SMALL: CSSProperties = { padding: 0, '--mc-h': '56px' };
const HEAP: CSSProperties = { display: 'flex', position: 'absolute', bottom: 0 };

function Proof() {
  const [stateId, setStateId] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setStateId((now) => now + 1), EVERY);
    return () => clearInterval(timer);
  }, []);
  const watched = useFrames(stateId);
  const view = useMemo(() => arranged(stateId), [stateId]);
  const { shown, ref } = useStage<HTMLElement>({ view, stateId, history: [], connection: 'live', motion: 'full' });
  return (
    <main ref={ref} style={SIZES} data-watched={JSON.stringify(watched)}>
      <Table shown={shown} />
    </main>
  );
}

/** Drawn once for each table that is shown, not for each that arrives. */
const Table = memo(function Table({ shown }: { readonly shown: View }) {
  return (
    <>
      <div style={LINE}>
        {shown.pointRow.map((card) => (
          <CardPicture key={card} shape="point" name={card} piece={card}>
            <PointFace face={pointCard(card)} />
          </CardPicture>
        ))}
      </div>
      <div style={LINE}>
        {shown.merchantRow.map(({ card, spices: lying }) => (
          <CardPicture key={card} shape="merchant" name={card} piece={card}>
            <MerchantFace face={merchantCard(card)} />
            <Cubes anchor={`stall-${card}`} cubes={lying} />
          </CardPicture>
        ))}
      </div>
      {shown.seats.map((seat, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a seat is its number
        <section key={index} data-anchor={`seat-${index}`} style={LINE}>
          <Cubes anchor={`caravan-${index}`} cubes={seat.caravan} />
          <Cards seat={seat} />
        </section>
      ))}
    </>
  );
});

/** What was seen since the pieces were set in motion before: how many moved at once, and how long each frame took. */
function useFrames(stateId: number) {
  const [watched, setWatched] = useState<Watched>({ stateId: -1, pieces: 0, frames: [] });
  useEffect(() => {
    const frames: number[] = [];
    let pieces: number | null = null;
    let last = performance.now();
    let request = requestAnimationFrame(function look(now) {
      frames.push(Math.round((now - last) * 10) / 10);
      last = now;
      if (stateId === COUNTED && frames.length <= BEGUN) pieces = Math.max(pieces ?? 0, countMoving());
      request = requestAnimationFrame(look);
    });
    return () => {
      cancelAnimationFrame(request);
      setWatched((before) => ({ stateId, pieces: pieces ?? before.pieces, frames }));
    };
  }, [stateId]);
  return watched;
}

/** Pieces and their pictures go by `translate`. */
function countMoving(): number {
  const effects = document.getAnimations().map(({ effect }) => effect);
  return effects.filter(
    (effect) => effect instanceof KeyframeEffect && effect.getKeyframes()[0]?.['translate'] !== undefined,
  ).length;
}

function Cubes({ anchor, cubes }: { readonly anchor: string; readonly cubes: Spices }) {
  const all = toList(cubes);
  const keys = cubeKeys(all);
  return (
    <span data-anchor={anchor} style={anchor.startsWith('caravan') ? NICHES : HEAP}>
      {all.map((spice, index) => (
        <SpiceToken key={keys[index]} spice={spice} look="thick" isPiece />
      ))}
    </span>
  );
}

/** They stand further off where the caravan is full. */
function Cards({ seat: { hand, caravan } }: { readonly seat: SeatView }) {
  return (
    <span style={{ ...LINE, ...SMALL, marginLeft: caravan.turmeric * 8 }}>
      {(typeof hand === 'number' ? [] : hand).map((card) => (
        <CardPicture key={card} shape="merchant" name={card} piece={card}>
          <MerchantFace face={merchantCard(card)} />
        </CardPicture>
      ))}
    </span>
  );
}

const FIRST = viewOf(layTable(5, { merchants: MERCHANT_DECK, points: POINT_DECK }), { seat: 0, open: true });

/** Rows moved on by one; every other seat gives three cubes to the next, and all caravans close up or make room. */
function arranged(turn: number): View {
  const row = FIRST.merchantRow.map((stall) => ({ ...stall, spices: spices({ turmeric: 1, cinnamon: 1 }) }));
  return {
    ...FIRST,
    merchantRow: movedOn(row, turn),
    pointRow: movedOn(FIRST.pointRow, turn),
    seats: FIRST.seats.map((seat, index) => ({
      ...seat,
      caravan: spices({ turmeric: index % 2 === turn % 2 ? 3 : 0, saffron: 4, cinnamon: 3 }),
    })),
  };
}

function movedOn<Entry>(entries: readonly Entry[], by: number): readonly Entry[] {
  const first = by % entries.length;
  return [...entries.slice(first), ...entries.slice(0, first)];
}

const root = document.querySelector('#root');
if (root !== null) {
  createRoot(root).render(
    <>
      <Sprite />
      <Proof />
    </>,
  );
}
