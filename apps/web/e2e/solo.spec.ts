import { keptBefore, keptGame, passTheTime, playAgainstABot } from './support/alone.ts';
import { readGame } from './support/game-script.ts';
import { expect, expectResult, PHONE, test } from './support/test.ts';

const MARA = { kind: 'person', name: 'Mara' } as const;
const OKAPI = { kind: 'person', name: 'Okapi' } as const;

test('on a phone: play now, and from then on without a connection and without one request', async ({
  openHouse,
  arrive,
}) => {
  const house = await openHouse();
  const okapi = await arrive('Okapi', PHONE);
  await playAgainstABot(okapi, house.url, 'Expert');
  await okapi.page.waitForLoadState('networkidle');
  await okapi.context.setOffline(true);
  const requests: string[] = [];
  okapi.page.on('request', (request) => requests.push(request.url()));
  for (let turn = 0; turn < 3; turn += 1) await passTheTime(okapi);
  await okapi.expectTurn();
  expect(requests).toEqual([]);
});

test('without a connection a game comes to its end, and to the look back at it', async ({ openHouse, arrive }) => {
  const game = readGame('two-short');
  // Whoever sits last ends it.
  const you = game.seats - 1;
  const lastTurn = game.moves.findLastIndex(({ seat, action }) => seat === you && action.type !== 'discard');
  const players = [0, 1].map((seat) => (seat === you ? OKAPI : ({ kind: 'bot', level: 'novice' } as const)));
  const house = await openHouse();
  const okapi = await arrive('Okapi');
  await keptBefore(okapi, house.url, { 'spice-road.solo.kept': keptGame('kept', game, players, lastTurn) });
  await okapi.page.goto(new URL('solo/kept', house.url).href);
  await okapi.expectTable();
  await okapi.page.waitForLoadState('networkidle');
  await okapi.context.setOffline(true);
  const requests: string[] = [];
  okapi.page.on('request', (request) => requests.push(request.url()));

  for (const { action } of game.moves.slice(lastTurn)) await okapi.act(action);
  await expectResult(game, ['Sumac', 'Okapi'], [okapi]);
  // Nor is anything asked for to change the picture in the tab, whether this browser tells of it or not.
  await expect(okapi.page.locator('link[rel="icon"]')).toHaveAttribute('href', /^data:/);

  await okapi.page.getByRole('button', { name: 'Look at my turns again' }).click();
  await expect(okapi.page.getByText(/^Something was better by a clear margin at \d+ turns?\.$/)).toBeAttached();
  const remarks = okapi.page.getByRole('region', { name: 'Your turns, looked at again' }).getByRole('listitem');
  await expect(remarks.first()).toContainText('Better: ');
  await remarks.first().getByRole('button').click();
  await okapi.expectTable();
  await expect(okapi.page.getByRole('region', { name: /^Round \d+, Okapi$/ })).toContainText('You ');
  await okapi.page.getByRole('button', { name: 'To the result' }).click();
  await expect(okapi.standings).toBeVisible();
  expect(requests).toEqual([]);
});

test('a reload goes on at the same table, and home leads back to it', async ({ openHouse, arrive }) => {
  const house = await openHouse();
  const okapi = await arrive('Okapi');
  await playAgainstABot(okapi, house.url, 'Novice');
  await passTheTime(okapi);
  await okapi.expectTurn();
  const row = await okapi.merchantRow.getByRole('button').allInnerTexts();
  await okapi.page.reload();
  await okapi.expectTurn();
  expect(await okapi.merchantRow.getByRole('button').allInnerTexts()).toEqual(row);
  await expect(okapi.page.getByText('Round 2')).toBeVisible();
  await okapi.page.goto(house.url);
  await okapi.page.getByRole('button', { name: 'Go on with your game' }).click();
  await okapi.expectTurn();
  await expect(okapi.page.getByText('Round 2')).toBeVisible();
});

test('a hint says what Expert would do, by a key too, until something is done', async ({ openHouse, arrive }) => {
  const house = await openHouse();
  const okapi = await arrive('Okapi');
  await playAgainstABot(okapi, house.url, 'Novice');
  await okapi.expectTurn();
  const hint = okapi.page.getByRole('status').filter({ hasText: /^(Claim the \d+|No claim is in sight)/ });
  await okapi.page.getByRole('button', { name: 'Hint' }).click();
  await expect(hint).toBeVisible();
  await okapi.page.getByRole('button', { name: 'Close' }).click();
  await expect(hint).toBeHidden();
  await okapi.page.keyboard.press('h');
  await expect(hint).toBeVisible();
  await passTheTime(okapi);
  await expect(hint).toBeHidden();
});

test('a hint stands over no card, no button of the turn and no notice, in any window', async ({
  openHouse,
  arrive,
}) => {
  const house = await openHouse();
  const okapi = await arrive('Okapi', { viewport: { width: 1280, height: 720 } });
  await playAgainstABot(okapi, house.url, 'Novice');
  await okapi.expectTurn();
  const { page } = okapi;
  await page.keyboard.press('h');
  const hint = page.getByRole('status').filter({ hasText: /^(Claim the \d+|No claim is in sight)/ });
  await expect(hint).toBeVisible();
  await page.keyboard.press('u');
  const notice = page.getByRole('region', { name: 'Notices' }).getByText('You have not moved yet.');
  await expect(notice).toBeVisible();
  const things = [
    notice.locator('..'),
    okapi.merchantRow,
    okapi.pointRow,
    okapi.hand,
    okapi.caravan,
    okapi.place.getByRole('button', { name: 'Rest', exact: true }),
  ];
  for (const [width, height] of [
    [1280, 720],
    [1024, 768],
    [900, 600],
    [844, 390],
    [667, 375],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const own = await hint.locator('> div').boundingBox();
    if (own === null) throw new Error('The hint is there.');
    for (const thing of things) {
      const box = await thing.boundingBox();
      if (box === null) throw new Error('It is there.');
      const isOver =
        own.x < box.x + box.width &&
        box.x < own.x + own.width &&
        own.y < box.y + box.height &&
        box.y < own.y + own.height;
      expect(isOver, `${width}×${height}: over ${String(thing)}`).toBe(false);
    }
  }
});

test('from hand to hand: two at one device play to the end, and one takes a move back', async ({
  openHouse,
  arrive,
}) => {
  const game = readGame('two-short');
  const names = ['Mara', 'Okapi'];
  // Late, and at a move that shows nobody a new card, so that it can be taken back.
  const first = game.moves.findLastIndex(
    ({ seat, action }, at) =>
      at < game.moves.length - 2 && action.type === 'play' && game.tables[at + 1]?.toAct === 1 - seat,
  );
  const house = await openHouse();
  const device = await arrive('the device');
  await keptBefore(device, house.url, {
    'spice-road.solo.kept': keptGame('kept', game, [MARA, OKAPI], first),
    'spice-road.bot-pace': 'fast',
  });
  await device.page.getByRole('button', { name: 'Go on with your game' }).click();

  let holder: number | null = null;
  for (const [at, { seat, action }] of game.moves.entries()) {
    if (at < first) continue;
    if (seat !== holder) {
      const take = device.page.getByRole('button', { name: `I am ${names[seat]}` });
      await expect(take).toBeVisible();
      await expect(device.hand).toBeHidden();
      if (at === first + 1) {
        await device.page.getByRole('button', { name: 'Take back your last move' }).click();
        await device.act(game.moves[first]?.action ?? action);
      }
      await take.click();
      holder = seat;
    }
    await device.act(action);
  }
  await expectResult(game, names, [device]);
});

test('a damaged game is set aside with a sentence, and the others stay', async ({ openHouse, arrive }) => {
  const game = readGame('two-short');
  const house = await openHouse();
  const okapi = await arrive('Okapi');
  await keptBefore(okapi, house.url, {
    'spice-road.solo.kept': keptGame('kept', game, [MARA, OKAPI], 0),
    'spice-road.solo.torn': keptGame('torn', game, [MARA, OKAPI], 0).slice(0, 400),
  });
  await okapi.page.goto(new URL('solo/torn', house.url).href);
  await expect(okapi.page.getByRole('heading', { name: 'This game cannot be read' })).toBeVisible();
  await okapi.page.getByRole('link', { name: 'A new game' }).click();
  await okapi.page.getByRole('button', { name: /^Go on:/ }).click();
  await expect(okapi.page.getByRole('button', { name: 'I am Mara' })).toBeVisible();
});
