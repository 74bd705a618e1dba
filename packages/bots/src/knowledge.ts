import {
  COIN_POINTS,
  isMerchantCardId,
  pointCard,
  STARTING_CARDS,
  type LogEntry,
  type MerchantCardId,
  type Spices,
  type View,
} from '@spice-road/rules';

/** What the bot takes a seat to own: known where it is its own or the log tells, otherwise guessed. RULES 9. */
export interface SeatKnowledge {
  readonly hand: readonly MerchantCardId[];
  readonly played: readonly MerchantCardId[];
  readonly caravan: Spices;
  /** How many point cards it holds; this is open to all. */
  readonly claimed: number;
  /** Points of its point cards and coins; cubes count only at the end. */
  readonly points: number;
}

/** The mean over all point cards is 12.97: what a face-down card is taken for when no log tells. */
const POINTS_OF_UNKNOWN_CARD = 13;

/** Every seat, by seat. Without a log a rival is taken to hold its starting cards and nothing else that is not played. */
export function seatsKnown(view: View, log: readonly LogEntry[] = []): readonly SeatKnowledge[] {
  return view.seats.map((seat, index) => {
    const { played, caravan, claimed, coins } = seat;
    const coinPoints = coins.gold * COIN_POINTS.gold + coins.silver * COIN_POINTS.silver;
    return {
      hand: typeof seat.hand === 'number' ? handTold(index, played, log) : seat.hand,
      played,
      caravan,
      claimed: typeof claimed === 'number' ? claimed : claimed.length,
      points: coinPoints + (typeof claimed === 'number' ? pointsTold(index, claimed, log) : pointsOf(claimed)),
    };
  });
}

/** What a seat began with and took, less what lies played. */
function handTold(
  seat: number,
  played: readonly MerchantCardId[],
  log: readonly LogEntry[],
): readonly MerchantCardId[] {
  const owned: MerchantCardId[] = [...STARTING_CARDS];
  for (const entry of log) {
    if (entry.seat === seat && entry.action.type === 'acquire' && isMerchant(entry.card)) owned.push(entry.card);
  }
  return owned.filter((card) => !played.includes(card));
}

function pointsTold(seat: number, count: number, log: readonly LogEntry[]): number {
  let points = 0;
  let told = 0;
  for (const { seat: who, action, card } of log) {
    if (who !== seat || action.type !== 'claim' || card === null || isMerchant(card)) continue;
    points += pointCard(card).points;
    told += 1;
  }
  return points + Math.max(0, count - told) * POINTS_OF_UNKNOWN_CARD;
}

function pointsOf(claimed: readonly Parameters<typeof pointCard>[0][]): number {
  return claimed.reduce((sum, id) => sum + pointCard(id).points, 0);
}

function isMerchant(card: LogEntry['card']): card is MerchantCardId {
  return card !== null && isMerchantCardId(card);
}
