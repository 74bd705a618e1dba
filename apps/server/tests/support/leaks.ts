import { MERCHANT_CARDS, POINT_CARDS, STARTING_CARDS, type Table } from '@spice-road/rules';

/** What somebody may know of a match, and what nobody may. */
export interface Secrecy {
  /** The table at each state, from the first on. */
  readonly tables: readonly Table[];
  /** Who reads the frames: a seat, or null to watch. */
  readonly viewer: number | null;
  /** Hands and claimed cards are shown to all; decks never are. RULES 10.1. */
  readonly openTable?: boolean;
  /** Texts that may never leave the server, such as a seed. */
  readonly never: readonly string[];
}

const CARDS: ReadonlySet<string> = new Set([...Object.keys(MERCHANT_CARDS), ...Object.keys(POINT_CARDS)]);
const STARTING: ReadonlySet<string> = new Set(STARTING_CARDS);
/** Names that only the server's own state has. */
const INNER_NAMES = new Set([
  'seed',
  'prngstate',
  'table',
  'decks',
  'merchants',
  'points',
  'setupData',
  'hash',
  'attempt',
]);

/** Every sentence says what a frame tells its reader that it may not, before the match is over. */
export function leaksIn(frame: string, secrecy: Secrecy): readonly string[] {
  const leaks = secrecy.never.filter((secret) => frame.includes(secret)).map((secret) => `it holds ${secret}`);
  const message = messageIn(frame);
  if (message === undefined) return CARDS_AS_TEXT.test(frame) ? [...leaks, 'it names cards outside a message'] : leaks;
  const { openTable = false } = secrecy;
  const { shown, log, stateId } = partsOf(message);
  const table = stateId === null ? secrecy.tables[0] : secrecy.tables[stateId];
  if (table === undefined) return [...leaks, `it is of state ${stateId}, which is not of this match`];
  if (table.phase === 'over') return leaks;
  const dealt = dealtBy(table);
  return [
    ...leaks,
    ...cardsIn(log)
      .filter((card) => !dealt.has(card))
      .map((card) => `its log names ${card}, which was not dealt`),
    ...cardsIn(shown)
      .filter((card) => stateId === null || !isOpenTo(card, table, openTable ? 'all' : secrecy.viewer))
      .map((card) => `it names ${card}`),
    ...namesIn(shown)
      .filter((name) => INNER_NAMES.has(name))
      .map((name) => `it has a field ${name}`),
    ...hiddenIn(shown, openTable ? 'all' : secrecy.viewer),
  ];
}

const CARDS_AS_TEXT = /"(\+[YRGB]+|\^\d|[YRGB]+>[YRGB]+|\d+:[YRGB]+)"/;

/** What follows the numbers and the namespace in a packet of socket.io, or the body of an answer. */
function messageIn(frame: string): unknown {
  const json = frame.startsWith('HTTP/1.1 ')
    ? frame.slice(frame.indexOf('\r\n\r\n') + 4)
    : frame.replace(/^\d+(\/[\w-]+,)?\d*/, '');
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

interface Parts {
  /** Past actions, done in the open: RULES 9. They alone are exempt. */
  readonly log: unknown;
  readonly shown: unknown;
  /** Of the table it tells of; null when it tells of none. */
  readonly stateId: number | null;
}

function partsOf(message: unknown): Parts {
  const [event, , body, delta] = Array.isArray(message) ? message : [];
  if (event === 'sync' && isRecord(body)) {
    const { log, ...shown } = body;
    return { log, shown, stateId: stateIdIn(shown) };
  }
  if (event === 'update') return { log: delta, shown: body, stateId: stateIdIn(body) };
  if (isRecord(message) && 'entries' in message) return pageParts(message['entries']);
  return { log: null, shown: message, stateId: null };
}

/** A page of the log tells what was known at the table after its last entry. */
function pageParts(log: unknown): Parts {
  const states = fieldsOf(log).flatMap(([name, value]) =>
    name === '_stateID' && typeof value === 'number' ? [value] : [],
  );
  return { log, shown: null, stateId: Math.max(-1, ...states) + 1 };
}

function stateIdIn(shown: unknown): number | null {
  const found = fieldsOf(shown).find(([name]) => name === '_stateID')?.[1];
  return typeof found === 'number' ? found : null;
}

/** A seat, a watcher, or everybody at an open table. */
type Reader = number | null | 'all';

function isOpenTo(card: string, table: Table, reader: Reader): boolean {
  const theirs = table.seats.filter((_, seat) => reader === 'all' || seat === reader);
  const open: readonly string[] = [
    ...table.merchantRow.map((stall) => stall.card),
    ...table.pointRow,
    ...table.seats.flatMap(({ played }) => played),
    ...theirs.flatMap(({ hand, claimed }) => [...hand, ...claimed]),
  ];
  return open.includes(card);
}

function dealtBy(table: Table): ReadonlySet<string> {
  const decks: ReadonlySet<string> = new Set([...table.merchantDeck, ...table.pointDeck]);
  return new Set([...CARDS].filter((card) => STARTING.has(card) || !decks.has(card)));
}

/** Cards of others, and decks, are told by their number alone. */
function hiddenIn(shown: unknown, reader: Reader): readonly string[] {
  return fieldsOf(shown).flatMap(([name, value]) => {
    if ((name === 'merchantDeck' || name === 'pointDeck') && typeof value !== 'number') return [`${name} is no number`];
    if (name !== 'players' || !Array.isArray(value)) return [];
    return value.flatMap((player: unknown, seat) =>
      reader === 'all' || seat === reader || !isRecord(player)
        ? []
        : ['hand', 'claimed']
            .filter((part) => typeof player[part] !== 'number')
            .map((part) => `it shows the ${part} of seat ${seat}`),
    );
  });
}

/** Every field anywhere inside, with its name. */
function fieldsOf(value: unknown): readonly (readonly [string, unknown])[] {
  if (Array.isArray(value)) return value.flatMap(fieldsOf);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => [[name, inner] as const, ...fieldsOf(inner)]);
}

function namesIn(value: unknown): readonly string[] {
  return fieldsOf(value).map(([name]) => name);
}

function cardsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return CARDS.has(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(cardsIn);
  return isRecord(value)
    ? [...Object.keys(value).filter((name) => CARDS.has(name)), ...Object.values(value).flatMap(cardsIn)]
    : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
