/**
 * The best positions a plan may stand at after so many turns, at most `width` of them. A heap knows the worst, which goes
 * first; a position that comes twice is kept once, with its better score.
 */
export class Layer {
  size = 0;
  /** A position with no better score than this is not taken any more. */
  floor = -Infinity;
  /** Caravan in the lowest ten bits, then five for claimed slots, then six for acquired slots. */
  readonly state: Int32Array;
  /** Cards ready to play, as bits. */
  readonly hand: Int32Array;
  /** Points gathered on the way, discounted. */
  readonly gain: Float64Array;
  /** Worth of the cards acquired on the way. */
  readonly assets: Float64Array;
  /** Points of cards and coins claimed on the way, as they will count. RULES 8.2. */
  readonly points: Int32Array;
  readonly score: Float64Array;
  /** The place of the position before, in the layer before. */
  readonly parent: Int32Array;
  /** How it was reached from there. */
  readonly ply: Int32Array;
  private readonly width: number;
  private readonly heap: Int32Array;
  private readonly heapPlace: Int32Array;
  private readonly buckets: Int32Array;
  private readonly nextInBucket: Int32Array;

  constructor(width: number) {
    this.width = width;
    this.state = new Int32Array(width);
    this.hand = new Int32Array(width);
    this.gain = new Float64Array(width);
    this.assets = new Float64Array(width);
    this.points = new Int32Array(width);
    this.score = new Float64Array(width);
    this.parent = new Int32Array(width);
    this.ply = new Int32Array(width);
    this.heap = new Int32Array(width);
    this.heapPlace = new Int32Array(width);
    this.nextInBucket = new Int32Array(width);
    this.buckets = new Int32Array(2 ** Math.ceil(Math.log2(2 * width))).fill(-1);
  }

  clear(): void {
    this.size = 0;
    this.floor = -Infinity;
    this.buckets.fill(-1);
  }

  /** Expects a score above `floor`. */
  add(
    state: number,
    hand: number,
    gain: number,
    assets: number,
    points: number,
    score: number,
    parent: number,
    ply: number,
  ): void {
    const bucket = this.bucketOf(state, hand);
    let place = this.buckets[bucket] ?? -1;
    while (place >= 0 && (this.state[place] !== state || this.hand[place] !== hand)) {
      place = this.nextInBucket[place] ?? -1;
    }
    if (place >= 0) {
      if (score <= (this.score[place] ?? 0)) return;
      this.write(place, gain, assets, points, score, parent, ply);
      this.sink(this.heapPlace[place] ?? 0);
    } else {
      const full = this.size === this.width;
      place = full ? (this.heap[0] ?? 0) : this.size;
      if (full) this.unlink(place);
      this.state[place] = state;
      this.hand[place] = hand;
      this.nextInBucket[place] = this.buckets[bucket] ?? -1;
      this.buckets[bucket] = place;
      this.write(place, gain, assets, points, score, parent, ply);
      if (full) {
        this.sink(0);
      } else {
        this.size += 1;
        this.rise(place);
      }
    }
    if (this.size === this.width) this.floor = this.score[this.heap[0] ?? 0] ?? 0;
  }

  private write(
    place: number,
    gain: number,
    assets: number,
    points: number,
    score: number,
    parent: number,
    ply: number,
  ): void {
    this.gain[place] = gain;
    this.assets[place] = assets;
    this.points[place] = points;
    this.score[place] = score;
    this.parent[place] = parent;
    this.ply[place] = ply;
  }

  private bucketOf(state: number, hand: number): number {
    const mixed = Math.imul(state ^ Math.imul(hand, 0x9e3779b1), 0x85ebca6b);
    return (mixed ^ (mixed >>> 15)) & (this.buckets.length - 1);
  }

  private unlink(place: number): void {
    const bucket = this.bucketOf(this.state[place] ?? 0, this.hand[place] ?? 0);
    const after = this.nextInBucket[place] ?? -1;
    let before = this.buckets[bucket] ?? -1;
    if (before === place) {
      this.buckets[bucket] = after;
      return;
    }
    while (this.nextInBucket[before] !== place) before = this.nextInBucket[before] ?? 0;
    this.nextInBucket[before] = after;
  }

  /** The newest place goes up from the bottom as long as it is worse than what stands above. */
  private rise(place: number): void {
    const score = this.score[place] ?? 0;
    let at = this.size - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      const other = this.heap[above] ?? 0;
      if ((this.score[other] ?? 0) <= score) break;
      this.heap[at] = other;
      this.heapPlace[other] = at;
      at = above;
    }
    this.heap[at] = place;
    this.heapPlace[place] = at;
  }

  /** What stands at `from` goes down as long as it is better than what stands below. */
  private sink(from: number): void {
    const place = this.heap[from] ?? 0;
    const score = this.score[place] ?? 0;
    let at = from;
    for (let below = 2 * at + 1; below < this.size; below = 2 * at + 1) {
      let other = this.heap[below] ?? 0;
      if (below + 1 < this.size) {
        const sibling = this.heap[below + 1] ?? 0;
        if ((this.score[sibling] ?? 0) < (this.score[other] ?? 0)) {
          other = sibling;
          below += 1;
        }
      }
      if ((this.score[other] ?? 0) >= score) break;
      this.heap[at] = other;
      this.heapPlace[other] = at;
      at = below;
    }
    this.heap[at] = place;
    this.heapPlace[place] = at;
  }
}
