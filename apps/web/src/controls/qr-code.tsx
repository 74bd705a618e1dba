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

/** The encoder is for those who see a code; nobody who plays waits for it, nor does what stands around the code. */
async function loadEncoder() {
  await new Promise<void>(afterPaint);
  return import('uqr');
}

export function QrCode({ text, name, mark }: QrCodeProps) {
  const encoder = useLoaded(loadEncoder);
  const { data, size } =
    encoder.kind === 'here'
      ? encoder.what.encode(text, { ecc: mark ? 'Q' : 'M', border: 0 })
      : { data: [], size: BLANK };
  const whole = size + 2 * QUIET;
  const covered = Math.round(size * MARK);
  const at = (size - covered) / 2;
  return (
    <svg className={css.code} viewBox={`${-QUIET} ${-QUIET} ${whole} ${whole}`} role="img" aria-label={name}>
      <rect x={-QUIET} y={-QUIET} width={whole} height={whole} rx="1.5" fill="white" />
      <path d={pathOf(data)} className={css.dark} shapeRendering="crispEdges" />
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
