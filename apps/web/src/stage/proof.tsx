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
import { useEffect, useState, type CSSProperties } from 'react';
import { createRoot } from 'react-dom/client';
import { Sprite } from '../art/sprite.tsx';
import { CardPicture } from '../pieces/card.tsx';
import { MerchantFace } from '../pieces/merchant-face.tsx';
import { PointFace } from '../pieces/point-face.tsx';
import { SpiceToken } from '../pieces/spice-token.tsx';
import { useStage } from './use-stage.ts';

/** Sixty and more pieces change places over and over: what `npm run bench` watches. In milliseconds. */
const EVERY = 1500;
/** Counting takes its time: once is enough, in a frame when all have begun. */
const COUNT_AT = 3;

const SIZES: CSSProperties = { '--mc-h': '110px', '--pc-h': '110px', '--tok': '24px' };
const LINE: CSSProperties = { display: 'flex', gap: 8, minHeight: 28, padding: 6 };

function Proof() {
  const [stateId, setStateId] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setStateId((now) => now + 1), EVERY);
    return () => clearInterval(timer);
  }, []);
  const watched = useFrames(stateId);
  const view = VIEWS[stateId % 2] ?? FIRST;
  const { shown, ref } = useStage<HTMLElement>({ view, stateId, history: [], connection: 'live', motion: 'full' });
  return (
    <main ref={ref} style={SIZES} data-watched={JSON.stringify(watched)}>
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
          <Cards of={seat} />
        </section>
      ))}
    </main>
  );
}

/** What was seen since the pieces were set in motion before: how many moved at once, and how long each frame took. */
function useFrames(stateId: number): {
  readonly stateId: number;
  readonly pieces: number;
  readonly frames: readonly number[];
} {
  const [watched, setWatched] = useState<ReturnType<typeof useFrames>>({ stateId: -1, pieces: 0, frames: [] });
  useEffect(() => {
    const frames: number[] = [];
    let pieces = 0;
    let last = performance.now();
    let request = requestAnimationFrame(function look(now) {
      frames.push(Math.round((now - last) * 10) / 10);
      last = now;
      if (frames.length === COUNT_AT) pieces = countMoving();
      request = requestAnimationFrame(look);
    });
    return () => {
      cancelAnimationFrame(request);
      setWatched({ stateId, pieces, frames });
    };
  }, [stateId]);
  return watched;
}

/** A piece that waits unseen for its picture is not in motion. */
function countMoving(): number {
  const effects = document.getAnimations().map(({ effect }) => effect);
  return effects.filter(
    (effect) => effect instanceof KeyframeEffect && effect.getKeyframes()[0]?.['translate'] !== undefined,
  ).length;
}

function Cubes({ anchor, cubes }: { readonly anchor: string; readonly cubes: Spices }) {
  return (
    <span data-anchor={anchor} style={{ display: 'flex', gap: 2, minWidth: anchor.startsWith('caravan') ? 220 : 0 }}>
      {toList(cubes).map((spice, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- equal cubes are told apart by their place alone
        <span key={place} data-spice={spice}>
          <SpiceToken spice={spice} look="thick" />
        </span>
      ))}
    </span>
  );
}

function Cards({ of }: { readonly of: SeatView }) {
  const hand = typeof of.hand === 'number' ? [] : of.hand;
  return [hand, of.played].map((cards, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- the hand, and what is played
    <span key={place} style={{ ...LINE, padding: 0, minWidth: 180, '--mc-h': '56px' }}>
      {cards.map((card) => (
        <CardPicture key={card} shape="merchant" name={card} piece={card}>
          <MerchantFace face={merchantCard(card)} />
        </CardPicture>
      ))}
    </span>
  ));
}

const FIRST = viewOf(layTable(5, { merchants: MERCHANT_DECK, points: POINT_DECK }), { seat: 0, open: true });
const VIEWS = [arranged(FIRST, 0), arranged(FIRST, 1)];

/** Rows and hands turned round; every other seat gives three cubes to the next, and all caravans close up or make room. */
function arranged(view: View, turn: 0 | 1): View {
  const order = <Entry,>(entries: readonly Entry[]) => (turn === 0 ? entries : entries.toReversed());
  return {
    ...view,
    merchantRow: order(view.merchantRow.map((stall) => ({ ...stall, spices: spices({ turmeric: 1, cinnamon: 1 }) }))),
    pointRow: order(view.pointRow),
    seats: view.seats.map((seat, index) => ({
      ...seat,
      hand: typeof seat.hand === 'number' ? seat.hand : order(seat.hand),
      caravan: spices({ turmeric: index % 2 === turn ? 3 : 0, saffron: 4, cinnamon: 3 }),
    })),
  };
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
