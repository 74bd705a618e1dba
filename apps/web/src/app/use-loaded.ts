import { useEffect, useState } from 'react';
import { catchUp } from '../i18n/spoken.ts';

/** Something of the page that comes over the network when it is wanted for the first time. */
export type Loaded<What> =
  | { readonly kind: 'coming' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'here'; readonly what: What };

/** Loads once, with its sentences in the language of the page. What does not come costs itself alone, not the page. */
export function useLoaded<What>(load: () => Promise<What>): Loaded<What> {
  const [loaded, setLoaded] = useState<Loaded<What>>({ kind: 'coming' });
  useEffect(() => {
    let isWanted = true;
    async function fetchIt() {
      const next = await load()
        .then(async (what): Promise<Loaded<What>> => {
          await catchUp();
          return { kind: 'here', what };
        })
        .catch((): Loaded<What> => ({ kind: 'missing' }));
      if (isWanted) setLoaded(next);
    }
    void fetchIt();
    return () => {
      isWanted = false;
    };
  }, [load]);
  return loaded;
}
