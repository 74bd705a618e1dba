/** Reads a value of unknown shape; undefined when it is malformed. Never throws, and looks at own fields only. */
export type Parser<Parsed> = (value: unknown) => Parsed | undefined;

type Shape = Readonly<Record<string, Parser<unknown>>>;
type ParsedShape<S extends Shape> = { readonly [Key in keyof S]: S[Key] extends Parser<infer Parsed> ? Parsed : never };

/** Exactly these fields: one too few or too many makes it malformed. */
export function fields<Required extends Shape>(required: Required): Parser<ParsedShape<Required>> {
  return fieldsWithOptional(required, {});
}

/** The fields of `required`, and any of `optional`. */
export function fieldsWithOptional<Required extends Shape, Optional extends Shape>(
  required: Required,
  optional: Optional,
): Parser<ParsedShape<Required> & Partial<ParsedShape<Optional>>> {
  return (value) => {
    if (!isObject(value)) return undefined;
    const parsed: Record<string, unknown> = {};
    for (const key of Object.keys(value)) {
      const parser = own(required, key) ?? own(optional, key);
      const field = parser?.(value[key]);
      if (field === undefined) return undefined;
      parsed[key] = field;
    }
    if (!Object.keys(required).every((key) => Object.hasOwn(parsed, key))) return undefined;
    // Every key was parsed by the parser its type comes from; a loop over keys cannot tell the compiler so.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return parsed as ParsedShape<Required> & Partial<ParsedShape<Optional>>;
  };
}

export function list<Parsed>(parser: Parser<Parsed>): Parser<readonly Parsed[]> {
  return (value) => {
    if (!Array.isArray(value)) return undefined;
    const parsed: Parsed[] = [];
    for (const entry of value) {
      const one = parser(entry);
      if (one === undefined) return undefined;
      parsed.push(one);
    }
    return parsed;
  };
}

/** Reads with `parser`, then makes something else of it. */
export function mapped<From, To>(parser: Parser<From>, map: (from: From) => To | undefined): Parser<To> {
  return (value) => {
    const parsed = parser(value);
    return parsed === undefined ? undefined : map(parsed);
  };
}

/** What the first of two parsers makes of it, else the second. */
export function either<One, Other>(one: Parser<One>, other: Parser<Other>): Parser<One | Other> {
  return (value) => {
    const parsed = one(value);
    return parsed === undefined ? other(value) : parsed;
  };
}

export function oneOf<const Word extends string | number | boolean | null>(...words: readonly Word[]): Parser<Word> {
  return (value) => words.find((word) => word === value);
}

export const flag = oneOf(true, false);

export function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

export function integer(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) ? value : undefined;
}

/** A whole number from 0. */
export function count(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}

/** Anything at all, to be read later; wrapped, for undefined would mean malformed. */
export function unread(value: unknown): { readonly value: unknown } {
  return { value };
}

/** An own field of a value of unknown shape. */
export function fieldOf(value: unknown, key: string): unknown {
  return isObject(value) ? own(value, key) : undefined;
}

function own<Value>(object: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
