import { roomCodeSchema } from '@spice-road/protocol';
import * as z from 'zod/mini';

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'room'; readonly code: string }
  /** A game on this device alone; null where one begins. */
  | { readonly page: 'solo'; readonly id: string | null }
  /** Somebody mistyped a room's address. */
  | { readonly page: 'no-such-code'; readonly typed: string }
  | { readonly page: 'missing' };

/** The page an address stands for. Room codes are forgiven case, spaces and dashes. */
export function routeOf(pathname: string, basePath: string): Route {
  if (!`${pathname}/`.startsWith(basePath)) return { page: 'missing' };
  const parts = pathname.slice(basePath.length).split('/').filter(Boolean);
  const [first, second] = parts;
  if (first === undefined) return { page: 'home' };
  if (first === 'solo' && parts.length <= 2) return { page: 'solo', id: second === undefined ? null : decoded(second) };
  if (first.toLowerCase() !== 'r' || second === undefined || parts.length > 2) return { page: 'missing' };
  const typed = decoded(second);
  const code = z.safeParse(roomCodeSchema, typed);
  return code.success ? { page: 'room', code: code.data } : { page: 'no-such-code', typed };
}

/** The path of a page below the base path. */
export function pathOf(route: Route, basePath: string): string {
  switch (route.page) {
    case 'room':
      return `${basePath}r/${route.code}`;
    case 'solo':
      return route.id === null ? `${basePath}solo` : `${basePath}solo/${encodeURIComponent(route.id)}`;
    case 'home':
    case 'no-such-code':
    case 'missing':
      return basePath;
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
