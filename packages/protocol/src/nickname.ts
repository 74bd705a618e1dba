import * as z from 'zod/mini';
import { charactersOf, fitCharactersOf, isVisible } from './plain-text.ts';

/** Longest nickname, in characters as people count them (grapheme clusters). */
export const NICKNAME_LENGTH = 40;

/** Bytes a nickname may have as sent; generous, since one emoji family alone has 25. */
const MAX_CODE_UNITS = 1000;

/** Makes a nickname fit to show, and cuts it to 40 characters. May come out empty; the room then gives a default. */
export function tidyNickname(typed: string): string {
  const shown = fitCharactersOf(typed).slice(0, NICKNAME_LENGTH).join('').trim();
  return isVisible(shown) ? shown : '';
}

/** A nickname as sent by a browser; the output is tidy and may be empty. */
export const nicknameSchema = z.pipe(z.string().check(z.maxLength(MAX_CODE_UNITS)), z.transform(tidyNickname));

/** As much of what was typed as a nickname keeps, spaces and all: `tidyNickname` would take those between two words. */
export function withinNickname(typed: string): string {
  return charactersOf(typed).slice(0, NICKNAME_LENGTH).join('');
}
