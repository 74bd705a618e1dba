import { expect, type Shown, test } from './support/gallery.ts';
import { findCovered } from './support/covered.ts';
import { findCrossed } from './support/gates.ts';

/** Where a card bears a tag: what is lacking, what can be claimed, what is being done with it. */
const TAGGED = ['turn', 'trade', 'gather', 'acquire', 'acquire-done', 'claim', 'full-stalls', 'large-trades', 'poor'];

/** A hand of few cards, which are large; of seven, which are as small as they get; of more, which overlap or are pushed along. */
const HANDS = [3, 7, 12];

for (const window of ['1280×720', '1440×900', '1024×768', '844×390', '640×360', '390×844', '360×640', '320×568']) {
  test(`nothing covers anything of its card at ${window}`, async ({ openGallery }) => {
    const [width = 0, height = 0] = window.split('×').map(Number);
    const gallery = await openGallery({ viewport: { width, height } });
    const all = TAGGED.flatMap((state): Shown[] => [
      ...['en', 'zh-hans', 'en-XA'].map((lang, at) => ({ state, seats: 4, lang, hand: HANDS[at] ?? 7 })),
      { state, seats: 2 },
      { state, seats: 4, cards: 'large' },
    ]);
    // Where cubes are lacking, words of any length say so on cards of any size.
    const lacking = ['en', 'zh-hans', 'en-XA'].flatMap((lang) =>
      HANDS.map((hand): Shown => ({ state: 'poor', seats: 4, lang, hand })),
    );
    expect(await gallery.askOfEach([...all, ...lacking], findCovered)).toEqual({});
    const trades = [2, 4, 5].flatMap((seats): Shown[] =>
      (['normal', 'large'] as const).map((cards) => ({ state: 'large-trades', seats, cards })),
    );
    expect(await gallery.askOfEach(trades, findCrossed), 'cubes of trades between their gates').toEqual({});
  });
}
