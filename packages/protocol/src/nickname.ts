import * as z from 'zod/mini';

/** Longest nickname, in characters as people count them (grapheme clusters). */
export const NICKNAME_LENGTH = 40;

/** Bytes a nickname may have as sent; generous, since one emoji family alone has 25. */
const MAX_CODE_UNITS = 1000;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Controls, line and paragraph separators, and the marks that reorder or hide the text around them. */
const UNFIT = /[\p{Cc}\p{Zl}\p{Zp}\p{Co}\p{Cs}\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/gu;

/**
 * Makes a nickname fit to show: no controls, no runs of space, at most 40 characters and no more than a few combining
 * marks on each. May come out empty; the room then gives a default.
 */
export function tidyNickname(typed: string): string {
  const spaced = typed.normalize('NFC').replaceAll(UNFIT, ' ').replaceAll(/\s+/gu, ' ').trim();
  const shown = Array.from(graphemes.segment(spaced), ({ segment }) => segment)
    .slice(0, NICKNAME_LENGTH)
    // A letter under forty accents covers the lines above it; a family emoji has eleven code units.
    .map((segment) => (segment.length > 16 ? Array.from(segment).slice(0, 8).join('') : segment))
    .join('')
    .trim();
  return /[^\p{Mn}\p{Me}\p{Cf}\s]/u.test(shown) ? shown : '';
}

/** A nickname as sent by a browser; the output is tidy and may be empty. */
export const nicknameSchema = z.pipe(z.string().check(z.maxLength(MAX_CODE_UNITS)), z.transform(tidyNickname));

/** As much of what was typed as a nickname keeps, spaces and all: `tidyNickname` would take those between two words. */
export function withinNickname(typed: string): string {
  return Array.from(graphemes.segment(typed), ({ segment }) => segment)
    .slice(0, NICKNAME_LENGTH)
    .join('');
}
