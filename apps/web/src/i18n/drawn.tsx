import { Fragment, type ReactNode } from 'react';

const MARKS = /\{(\w+)\}|<b>(.*?)<\/b>/g;

/**
 * A text as pieces of the page: what stands for its placeholders, and what stands out. Bare text gets an element, too: a
 * browser that translates the page replaces text nodes under React's feet.
 */
export function drawn(text: string, valueOf: (name: string) => ReactNode): ReactNode {
  const pieces: ReactNode[] = [];
  let end = 0;
  for (const { 0: whole, 1: name, 2: bold, index } of text.matchAll(MARKS)) {
    pieces.push(text.slice(end, index), name === undefined ? <b>{bold}</b> : valueOf(name));
    end = index + whole.length;
  }
  pieces.push(text.slice(end));
  // oxlint-disable-next-line react/no-array-index-key -- a piece is its place in the sentence
  return pieces.map((piece, place) => (
    <Fragment key={place}>{typeof piece === 'string' ? spanned(piece) : piece}</Fragment>
  ));
}

function spanned(text: string): ReactNode {
  return text === '' ? null : <span>{text}</span>;
}
