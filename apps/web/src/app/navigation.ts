import { useSyncExternalStore } from 'react';
import { baseUrl } from './base-url.ts';
import { pathOf, routeOf, type Route } from './route.ts';

const listeners = new Set<() => void>();

/** The page shown now. Follows links, `navigate`, back and forward. */
export function useRoute(): Route {
  const pathname = useSyncExternalStore(subscribe, () => location.pathname);
  return routeOf(pathname, baseUrl().pathname);
}

/** The page that the address stands for at this moment. */
export function routeNow(): Route {
  return routeOf(location.pathname, baseUrl().pathname);
}

export function navigate(route: Route): void {
  history.pushState(null, '', pathOf(route, baseUrl().pathname));
  for (const listener of listeners) listener();
}

/** Writes the address of a room as the room itself does, however it was typed. What follows the path stays. */
export function tidyAddress(): void {
  const route = routeNow();
  if (route.page !== 'room') return;
  const path = hrefOf(route);
  if (path !== location.pathname) history.replaceState(history.state, '', `${path}${location.search}${location.hash}`);
}

export function hrefOf(route: Route): string {
  return pathOf(route, baseUrl().pathname);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}
