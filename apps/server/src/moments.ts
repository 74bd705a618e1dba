/**
 * The steps of a write, in their order. Nothing happens there in a server that runs; a test brings a `Passing` that ends
 * the process at one of them, or throws where a disk would fail.
 */
export const MOMENTS = [
  'judged',
  'begun',
  'written',
  'committing',
  'committed',
  'acknowledging',
  'publishing',
  'published',
] as const;
export type Moment = (typeof MOMENTS)[number];

export type Passing = (moment: Moment) => void;

export const passUnnoticed: Passing = () => {};
