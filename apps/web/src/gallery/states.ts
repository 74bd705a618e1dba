import { NONE, spices, type MerchantCardId, type SeatCount, type Table } from '@spice-road/rules';
import type { HistoryEntry, TablePerson } from '../board/table-props.ts';
import type { StateName } from './state-names.ts';
import { handOf, HARD_NAMES, historyOf, middleOf, PEOPLE, takesOf, withYou } from './fixtures.ts';

/** One state of the table, and the clicks that lead on from it to a draft. */
export interface GalleryState {
  readonly table: Table;
  readonly page: 'table' | 'result';
  readonly people: readonly TablePerson[];
  readonly history: readonly HistoryEntry[];
  readonly watching: boolean;
  readonly clicks: readonly string[];
  /** `slow`: an action that is sent waits for its answer. `cut`: the line is lost then, too. */
  readonly connection: 'live' | 'lost' | 'slow' | 'cut';
  readonly notice: string | null;
}

export interface Variation {
  readonly seatCount: SeatCount;
  /** Null for the hand of the fixture. */
  readonly handSize: number | null;
  readonly names: 'plain' | 'hard';
}

export function stateNamed(name: StateName, { seatCount, handSize, names }: Variation): GalleryState {
  const middle = middleOf(seatCount);
  const you = middle.toAct;
  const table = handSize === null ? middle : withYou(middle, you, { hand: handOf(handSize) });
  const plain: GalleryState = {
    table,
    page: 'table',
    people: peopleOf(names === 'hard' ? HARD_NAMES : PEOPLE, seatCount),
    history: historyOf(seatCount),
    watching: false,
    clicks: [],
    connection: 'live',
    notice: null,
  };
  const changed = (change: Partial<Table>): GalleryState => ({ ...plain, table: { ...table, ...change } });
  const clicked = (...clicks: readonly string[]): GalleryState => ({ ...plain, clicks });
  switch (name) {
    case 'turn':
      return plain;
    case 'trade':
      return clicked(piece('YY>G'), '[role=group] button:last-child');
    case 'acquire':
      return clicked(piece('^3'), piece('niche-0'), piece('niche-1'));
    case 'acquire-done':
      return clicked(piece('YYY>B'), piece('niche-0'), piece('niche-5'));
    case 'claim':
      return clicked(piece('8:YYGG'));
    case 'upgrade':
      return clicked(piece('^2'), piece('niche-6'));
    case 'gather':
      return clicked(piece('+YYR'));
    case 'rest':
      return clicked('[data-tone=turn] button');
    case 'discard':
      return {
        ...plain,
        table: {
          ...withYou(table, you, { caravan: spices({ turmeric: 6, saffron: 4, cardamom: 2 }) }),
          phase: 'discard',
        },
        clicks: [piece('niche-0')],
      };
    case 'discard-40':
      return {
        ...plain,
        table: { ...withYou(table, you, { caravan: spices({ turmeric: 40, saffron: 10 }) }), phase: 'discard' },
      };
    case 'wait':
      return changed({ toAct: (you + 1) % seatCount });
    case 'log':
      return clicked('header [aria-expanded]');
    case 'sheet':
      return clicked('[data-anchor=seat-0] button');
    case 'score':
      return clicked(`[data-anchor=seat-${you}] [data-anchor=purse-${you}-silver] + button`);
    case 'menu':
      return clicked('header [popovertarget]');
    case 'watch':
      return { ...plain, watching: true };
    case 'last-round':
      return {
        ...changed({ lastRound: true }),
        table: {
          ...withYou(table, 0, { claimed: ['14:GGBB', '10:RRGG', '12:GGGG', '6:YYRR', '8:RRRR'] }),
          lastRound: true,
        },
      };
    case 'over':
      return changed({ phase: 'over', lastRound: true, toAct: seatCount - 1 });
    case 'result':
      return { ...changed({ phase: 'over', lastRound: true, toAct: seatCount - 1 }), page: 'result' };
    case 'names':
      return { ...plain, people: peopleOf(HARD_NAMES, seatCount) };
    case 'short-rows':
      return changed({
        merchantRow: table.merchantRow.slice(0, 3),
        merchantDeck: [],
        pointRow: table.pointRow.slice(0, 3),
        pointDeck: [],
      });
    case 'empty-decks':
      return changed({ merchantDeck: [], pointDeck: [] });
    case 'no-gold':
      return changed({ coins: { gold: 0, silver: 3 } });
    case 'full-stalls':
      return {
        ...changed({
          merchantRow: table.merchantRow.map((stall, slot) => ({
            ...stall,
            spices: spices({ turmeric: 6 - slot, saffron: slot, cardamom: slot % 3, cinnamon: 1 }),
          })),
        }),
        clicks: [piece('RRR>GGG'), piece('niche-0'), piece('niche-8')],
      };
    case 'large-trades':
      return {
        ...plain,
        history: takesOf(seatCount, LARGE_TRADES),
        table: {
          ...withYou(table, you, { hand: ['GG>YYRB', 'G>YYYYR'] }),
          merchantRow: LARGE_TRADES.map((card, slot) => ({
            card,
            spices: slot < 5 ? spices({ turmeric: slot === 3 ? 4 : 1 + (slot % 2), saffron: slot % 3 }) : NONE,
          })),
        },
      };
    case 'poor':
      return { ...plain, table: withYou(table, you, { caravan: NONE, played: [] }) };
    case 'many-played':
      return { ...plain, table: withYou(table, you, { hand: ['B>GG'], played: handOf(9) }) };
    case 'all-played':
      return { ...plain, table: withYou(table, you, { hand: [], played: handOf(6) }) };
    case 'overfull-other':
      return {
        ...plain,
        table: {
          ...withYou(table, 0, { caravan: spices({ turmeric: 40, saffron: 10 }) }),
          toAct: 0,
          phase: 'discard',
        },
      };
    case 'lost':
      return { ...plain, connection: 'lost' };
    case 'sending':
      return { ...clicked(piece('YY>G'), '[data-anchor=plaque] [data-tone=go]'), connection: 'slow' };
    case 'unanswered':
      return { ...clicked(piece('YY>G'), '[data-anchor=plaque] [data-tone=go]'), connection: 'cut' };
    case 'notice':
      return { ...plain, notice: 'The table changed before your move arrived. Nothing was done.' };
  }
}

const LARGE_TRADES: readonly MerchantCardId[] = ['B>YYRR', 'GG>YYRRR', 'BB>YRGGG', 'YYYYY>GGG', 'RRR>YYGG', 'YYYY>GB'];

/** You are the third at a table of any number. */
function peopleOf(five: readonly TablePerson[], seatCount: SeatCount): readonly TablePerson[] {
  return seatCount === 2 ? [0, 2].flatMap((index) => five[index] ?? []) : five.slice(0, seatCount);
}

function piece(id: string): string {
  return `button[data-piece="${id}"]`;
}
