import type { ReactNode } from 'react';
import { momentsOf, type Example } from '../examples.ts';
import { Change } from '../figure.tsx';

/** The caravan of an example before its first action and after its last. */
export function ChangeOf({ example, children }: { readonly example: Example; readonly children: ReactNode }) {
  const moments = momentsOf(example);
  const after = moments.at(-1) ?? moments[0];
  return (
    <Change before={moments[0].me.caravan} after={after.me.caravan}>
      {children}
    </Change>
  );
}
