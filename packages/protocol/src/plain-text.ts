/** None of these joins another. */
const SINGLE = /^[ -~À-ɏ一-鿿]*$/;

/** Made when it is first needed: that costs a browser tens of milliseconds. */
let graphemes: Intl.Segmenter | null = null;

/** Controls, line and paragraph separators, and the marks that reorder or hide the text around them. */
const UNFIT = /[\p{Cc}\p{Zl}\p{Zp}\p{Co}\p{Cs}\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/gu;

/** The characters of a text as people count them (grapheme clusters). */
export function charactersOf(typed: string): readonly string[] {
  if (SINGLE.test(typed)) return Array.from(typed);
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(graphemes.segment(typed), ({ segment }) => segment);
}

/**
 * The characters of a text that are fit to show among others’: no controls, no runs of space, and no more than a few
 * combining marks on each.
 */
export function fitCharactersOf(typed: string): readonly string[] {
  const spaced = typed.normalize('NFC').replaceAll(UNFIT, ' ').replaceAll(/\s+/gu, ' ').trim();
  return (
    charactersOf(spaced)
      // A letter under forty accents covers the lines above it; a family emoji has eleven code units.
      .map((segment) => (segment.length > 16 ? Array.from(segment).slice(0, 8).join('') : segment))
  );
}

/** Is there anything in it that can be seen? */
export function isVisible(text: string): boolean {
  return /[^\p{Mn}\p{Me}\p{Cf}\s]/u.test(text);
}
