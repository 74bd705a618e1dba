import { spices, type Spices } from '../spices.ts';

/** What a merchant card does when played. RULES 3.1 to 3.3. */
export type MerchantCard =
  | { readonly kind: 'gather'; readonly gain: Spices }
  /** Up to `steps` steps, each lifting one cube one level. */
  | { readonly kind: 'upgrade'; readonly steps: number }
  | { readonly kind: 'trade'; readonly give: Spices; readonly take: Spices };

export function gather(gain: Partial<Spices>): MerchantCard {
  return { kind: 'gather', gain: spices(gain) };
}

export function upgrade(steps: number): MerchantCard {
  return { kind: 'upgrade', steps };
}

export function trade(give: Partial<Spices>, take: Partial<Spices>): MerchantCard {
  return { kind: 'trade', give: spices(give), take: spices(take) };
}
