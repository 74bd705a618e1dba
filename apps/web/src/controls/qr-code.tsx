import { useCallback } from 'react';
import { insist } from '../app/insist.ts';
import { nextTask } from '../app/next-task.ts';
import { useLoaded } from '../app/use-loaded.ts';
import { afterPaint } from '../stage/after-paint.ts';
import css from './qr-code.module.css';

interface QrCodeProps {
  readonly text: string;
  /** What it leads to, for those who cannot see it. */
  readonly name: string;
  /** The game's mark in the middle, paid for with a code that can be read in spite of it. */
  readonly mark: boolean;
}

/** Light all around it, or it is not found. */
const QUIET = 3;
/** The part of the width the mark covers; a code of level Q bears the loss of a quarter. */
const MARK = 0.2;

/** A side while the code is not drawn yet; the white ground stands there meanwhile. */
const BLANK = 29;

/**
 * The encoder is for those who see a code; nobody who plays waits for it, nor does what stands around the code. It tries
 * eight patterns: a task of its own, and so is the drawing.
 */
async function encoded(text: string, correction: 'M' | 'Q') {
  await new Promise<void>(afterPaint);
  const { encode } = await insist(() => import('uqr'));
  await nextTask();
  const { data, size } = encode(text, { ecc: correction, border: 0 });
  await nextTask();
  return { path: pathOf(data), size };
}

export function QrCode({ text, name, mark }: QrCodeProps) {
  const load = useCallback(() => encoded(text, mark ? 'Q' : 'M'), [text, mark]);
  const code = useLoaded(load);
  const { path, size } = code.kind === 'here' ? code.what : { path: '', size: BLANK };
  const whole = size + 2 * QUIET;
  const covered = Math.round(size * MARK);
  const at = (size - covered) / 2;
  return (
    <svg className={css.code} viewBox={`${-QUIET} ${-QUIET} ${whole} ${whole}`} role="img" aria-label={name}>
      <rect x={-QUIET} y={-QUIET} width={whole} height={whole} rx="1.5" fill="white" />
      <path d={path} className={css.dark} shapeRendering="crispEdges" />
      {mark ? (
        <>
          <rect x={at - 0.5} y={at - 0.5} width={covered + 1} height={covered + 1} rx="1" fill="white" />
          <use href="#mark" x={at} y={at} width={covered} height={covered} />
        </>
      ) : null}
    </svg>
  );
}

/** One stroke for each run of dark modules in a row. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1]) return [];
        const end = row.indexOf(false, x);
        return [`M${x} ${y}h${(end === -1 ? row.length : end) - x}v1H${x}z`];
      }),
    )
    .join('');
}
