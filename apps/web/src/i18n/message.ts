/** A sentence with `{placeholders}`, or several of them to choose from by the number in `{count}`. */
export type Message = string | Plural;

/** A form for each category of the language's plurals, and for single numbers that have words of their own. */
export interface Plural {
  readonly [exact: `=${number}`]: string;
  readonly zero?: string;
  readonly one?: string;
  readonly two?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

export type Messages = Readonly<Record<string, Message>>;

/** The same messages in another language: none is missing, none is left over. */
export type Translation<Source extends Messages> = { readonly [Key in keyof Source]: Message };

/** What a message asks for, by its placeholders. */
export type Given<M extends Message, Value> = [NameIn<M>] extends [never]
  ? readonly []
  : readonly [values: { readonly [Name in NameIn<M>]: Name extends 'count' ? number : Value }];

type NameIn<M extends Message> = PlaceholderIn<TextOf<M>> | (M extends string ? never : 'count');
type TextOf<M extends Message> = M extends string ? M : Extract<M[keyof M], string>;
type PlaceholderIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderIn<Rest>
  : never;

const PLACEHOLDER = /\{(\w+)\}/g;

/** The form of a message for a number, whose category the language decides. */
export function formFor(message: Message, count: unknown, categoryOf: (count: number) => Intl.LDMLPluralRule): string {
  if (typeof message === 'string') return message;
  if (typeof count !== 'number') return message.other;
  return message[`=${count}`] ?? message[categoryOf(count)] ?? message.other;
}

/** A text with its placeholders filled in. */
export function filled(text: string, valueOf: (name: string) => string): string {
  return text.replaceAll(PLACEHOLDER, (_, name: string) => valueOf(name));
}

/** All forms of a message. */
export function formsOf(message: Message): readonly string[] {
  return typeof message === 'string' ? [message] : Object.values(message);
}
