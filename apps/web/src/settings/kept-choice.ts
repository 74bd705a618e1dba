import { useSyncExternalStore } from 'react';
import { keep } from '../seat/browser-keep.ts';

/** One of a few values that this browser remembers. */
export interface KeptChoice<Value extends string> {
  readonly useChoice: () => readonly [Value, (value: Value) => void];
  /** Before anything is drawn. */
  readonly apply: () => void;
}

interface Choice<Value extends string> {
  readonly name: string;
  /** The first one goes unless another was chosen. */
  readonly values: readonly [Value, ...(readonly Value[])];
  /** Shows it to the stylesheets, if they have to know. */
  readonly show?: (value: Value) => void;
}

export function keptChoice<Value extends string>({ name, values, show }: Choice<Value>): KeptChoice<Value> {
  const key = `spice-road.${name}`;
  const listeners = new Set<() => void>();

  function chosen(): Value {
    const kept = keep.read(key);
    return values.find((known) => known === kept) ?? values[0];
  }

  function apply(): void {
    show?.(chosen());
  }

  function tell(): void {
    apply();
    for (const listener of listeners) listener();
  }

  function choose(value: Value): void {
    keep.write(key, value);
    tell();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    const stop = keep.subscribe(tell);
    return () => {
      listeners.delete(listener);
      stop();
    };
  }

  return { useChoice: () => [useSyncExternalStore(subscribe, chosen), choose], apply };
}
