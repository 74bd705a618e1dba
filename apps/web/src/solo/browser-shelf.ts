import { keep } from '../seat/browser-keep.ts';
import { openShelf } from './shelf.ts';

/** The games of this browser. */
export const shelf = openShelf(keep);
