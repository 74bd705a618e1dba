import { baseUrl } from '../app/base-url.ts';

/** Questions that may safely arrive twice are asked up to three times. */
export const REPEATABLE = 3;

export function api(path: string): URL {
  return new URL(`api/${path}`, baseUrl());
}
