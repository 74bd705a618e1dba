import type { Spice } from '@spice-road/rules';

/**
 * By what cubes are drawn again: equal ones by how many of them lie before. By their places alone, each would become
 * another one when a caravan closes up, and all would be painted anew. Null for a place without one.
 */
export function cubeKeys(cubes: readonly (Spice | null)[]): readonly string[] {
  const before = new Map<Spice | null, number>();
  return cubes.map((spice) => {
    const nth = before.get(spice) ?? 0;
    before.set(spice, nth + 1);
    return cubeKey(spice, nth);
  });
}

export function cubeKey(spice: Spice | null, nth: number): string {
  return `${spice ?? 'bare'}-${nth}`;
}
