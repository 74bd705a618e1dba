export { ACTION_TYPES, type Action, type ActionOf, type ActionType, type Use } from './action.ts';
export { CARAVAN_LIMIT, excessOf } from './caravan.ts';
export { POINT_CARDS_TO_END, standardPointCardsToEnd } from './cards-to-end.ts';
export type { MerchantCard } from './cards/merchant-card.ts';
export {
  isMerchantCardId,
  MERCHANT_CARDS,
  MERCHANT_DECK,
  merchantCard,
  STARTING_CARDS,
  type MerchantCardId,
} from './cards/merchant-cards.ts';
export type { PointCard } from './cards/point-card.ts';
export { isPointCardId, POINT_CARDS, POINT_DECK, pointCard, type PointCardId } from './cards/point-cards.ts';
export { check, isLegal } from './check.ts';
export { COIN_POINTS, coinOver, COINS, type Coin, type Coins } from './coins.ts';
export type { GameEvent } from './event.ts';
export { judge, type Verdict } from './judge.ts';
export { legalActions } from './legal-actions.ts';
export { entryOf, type LogEntry } from './log.ts';
export { outlookOf, outlookOfView, type Outlook } from './outlook.ts';
export { preview } from './preview.ts';
export { areWholeDecks, replay, type GameRecord, type Replay } from './record.ts';
export { REFUSALS, type Refusal } from './refusal.ts';
export { scoreOf, tally, tallyOfView, type Earnings, type SeatScore, type Tally } from './score.ts';
export { layTable, MERCHANT_ROW_LENGTH, POINT_ROW_LENGTH, type ShuffledDecks, type TableOptions } from './setup.ts';
export { SEAT_COUNTS, type SeatCount } from './seat-count.ts';
export { oneLevelUp, SPICES, type Spice } from './spice.ts';
export {
  add,
  addOne,
  covers,
  fromList,
  lift,
  NONE,
  scale,
  spices,
  subtract,
  takeOne,
  timesCovered,
  toList,
  total,
  type Spices,
} from './spices.ts';
export { PHASES, seatToAct, type Phase, type Seat, type Stall, type Table } from './table.ts';
export { viewOf, type SeatView, type View, type Viewer } from './view.ts';

export { parseAction, printAction, type ActionNotation } from './notation/action.ts';
export type { PlayerNotation } from './notation/sheet.ts';
export { parseCubes, parseSequence, printCubes, printSequence } from './notation/cubes.ts';
export { parseEvent, printEvent, type EventNotation } from './notation/event.ts';
export { parseLogEntry, printLogEntry, type LogEntryNotation } from './notation/log-entry.ts';
export {
  parsePosition,
  printPosition,
  withDecksCounted,
  type Position,
  type PositionNotation,
} from './notation/position.ts';
export {
  parseRecord,
  printRecord,
  printResult,
  RECORD_FORMAT,
  type RecordNotation,
  type ResultNotation,
} from './notation/record.ts';
export { RECORD_FAULTS, verifyRecord, type RecordFault, type Verification } from './notation/verify-record.ts';
export {
  parseView,
  parseViewWithLog,
  printView,
  printViewWithLog,
  type ViewNotation,
  type ViewWithLogNotation,
} from './notation/view.ts';
