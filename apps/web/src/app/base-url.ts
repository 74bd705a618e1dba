/** What every address of this server is relative to: origin and base path, ending in a slash. */
export function baseUrl(): URL {
  const path = document.querySelector<HTMLMetaElement>('meta[name="base-path"]')?.content ?? '/';
  return new URL(path.endsWith('/') ? path : `${path}/`, location.origin);
}
