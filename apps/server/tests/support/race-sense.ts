import { isDeepStrictEqual } from 'node:util';
import { type RoomView, roomViewSchema } from '@spice-road/protocol';
import { type MatchState, stateFor } from '../../src/boardgameio.ts';
import { ask, look } from './http.ts';
import { type Deed, type Done, isDone, isSeated } from './race-deeds.ts';
import { remains, type Scene, storedLines, storedLog, storedMatch } from './race-scene.ts';
import { rawSocket } from './raw-socket.ts';
import { until } from './until.ts';

/** Throws when what two deeds left behind is not what the server said of them. */
export async function expectSense(scene: Scene, done: readonly Done[]): Promise<void> {
  const { course, code, before } = scene;
  const reply = await ask(course.url, `api/rooms/${code}`);
  if (done.some(({ deed }) => deed === 'purge')) {
    if (reply.status !== 404) throw new Error(`The room outlived its purge: ${reply.status}.`);
    const left = remains(course, code, before.match?.id);
    if (left.length > 0) throw new Error(`Of a room that is gone remain ${left.join(', ')}.`);
    await expectNobodyIn(scene);
    return;
  }
  const now = roomViewSchema.parse(reply.body);
  expectOrder(now);
  expectNoWriteLost(scene, done, now);
  await expectProofs(scene, done);
  expectLines(scene, done);
  expectActions(scene, done, now);
  await expectClientsToAgree(scene, done, now);
}

/** Whoever asks for a table that is gone is told that it is. */
async function expectNobodyIn({ course: { url }, before }: Scene): Promise<void> {
  if (before.match === null) return;
  using raw = rawSocket(url);
  const answer = await raw.say('sync', before.match.id, null, null);
  if (answer.ok || answer.code !== 'match-unknown') throw new Error('A match that is gone is still shown.');
}

function expectOrder({ places, match }: RoomView): void {
  const ids = places.map(({ id }) => id);
  if (new Set(ids).size !== ids.length) throw new Error(`A place is taken twice: ${ids.join()}.`);
  if (places.filter(({ isHost }) => isHost).length !== 1) throw new Error('There is not one host.');
  const seats = match?.seats ?? [];
  if (new Set(seats).size !== seats.length) throw new Error(`A seat is taken twice: ${seats.join()}.`);
}

/** What each deed that was acknowledged must have made of the room, and how many changes that are. */
function expectNoWriteLost({ before, stage }: Scene, done: readonly Done[], now: RoomView): void {
  const did = (deed: Deed) => done.filter((each) => each.deed === deed && isDone(each)).length;
  const named = now.places.find(({ id }) => id === 0)?.name;
  const names = done.flatMap((each) => (each.deed === 'rename' && isDone(each) ? [each.name] : []));
  if (names.length > 0 && !names.includes(named ?? '')) throw new Error('A name was lost.');
  const options = done.flatMap((each) => (each.deed === 'options' && isDone(each) ? [each.pointCardsToEnd] : []));
  if (options.length > 0 && !options.includes(now.options.pointCardsToEnd ?? 0)) throw new Error('An option was lost.');
  if (stage === 'playing' && options.length > 0) throw new Error('An option was set while a match ran.');

  const taken = done.flatMap((each) => (each.deed === 'join' && isDone(each) ? [each] : []));
  for (const { place, name } of taken)
    if (now.places.find(({ id }) => id === place)?.name !== name) throw new Error(`Place ${place} was lost.`);
  if (new Set(taken.map(({ place }) => place)).size !== taken.length) throw new Error('Two got one place.');

  const cameBack = did('act') > 0 && did('leave') > 0 ? 1 : 0;
  for (const [deed, place] of [
    ['leave', 1],
    ['kick', 2],
  ] as const) {
    const there = now.places.find(({ id }) => id === place);
    const isGone = there === undefined || there.presence === 'left';
    const isAnothers = taken.some((each) => each.place === place);
    if (did(deed) > 0 && !isGone && !isAnothers && !(deed === 'leave' && cameBack > 0))
      throw new Error(`A ${deed} was lost.`);
    if (did(deed) === 0 && isGone) throw new Error(`Place ${place} is gone, and nobody said so.`);
  }

  if (did('start') > 1 || (stage === 'playing' && did('start') > 0)) throw new Error('Two matches began.');
  if (did('start') > 0 !== (now.match?.id !== before.match?.id)) throw new Error('A match is lost, or nobody’s.');

  const ended = now.status === 'finished' && before.status !== 'finished' ? 1 : 0;
  // Who leaves a second time has left already.
  const changes =
    taken.length + Math.min(1, did('leave')) + did('kick') + did('start') + names.length + options.length + ended;
  const grown = now.version - before.version;
  if (grown < changes || grown > changes + cameBack)
    throw new Error(`The room changed ${grown} times, and ${changes} changes were acknowledged.`);
}

/** Who was acknowledged can prove it; who was removed can prove nothing. */
async function expectProofs({ course: { url }, code, secrets }: Scene, done: readonly Done[]): Promise<void> {
  for (const each of done) {
    if (!isDone(each)) continue;
    if (each.deed === 'join' && (await look(url, code, each.secret)).you !== each.place)
      throw new Error(`The secret of place ${each.place} is not good.`);
    if (each.deed === 'kick' && (await look(url, code, secrets[2])).you !== null)
      throw new Error('A secret outlived its removal.');
  }
}

function expectLines({ course, code, lineBefore }: Scene, done: readonly Done[]): void {
  const lines = storedLines(course, code).filter(({ number }) => number > lineBefore);
  for (const [index, { number }] of lines.entries())
    if (number !== lineBefore + 1 + index) throw new Error('The lines have a gap.');
  const said = done.flatMap((each) => (each.deed === 'chat' && isDone(each) ? [each] : []));
  if (said.length !== lines.length) throw new Error(`${said.length} lines were said and ${lines.length} kept.`);
  for (const { number, text } of said)
    if (!lines.some((line) => line.number === number && line.text === text)) throw new Error('A line was lost.');
}

function expectActions({ course, before, stateIdBefore }: Scene, done: readonly Done[], now: RoomView): void {
  if (before.match === null) return;
  const log = storedLog(course, before.match.id);
  const { state_id: stateId } = storedMatch(course, before.match.id);
  if (log.length !== stateId || log.some((entry, index) => entry.state_id !== index))
    throw new Error(`The log of ${stateId} actions has ${log.length} entries.`);
  const acts = done.flatMap((each) => (each.deed === 'act' ? [each] : []));
  const acknowledged = acts.filter(isDone);
  const unknown = acts.filter(({ outcome }) => outcome === 'unknown');
  const stored = stateId - stateIdBefore;
  if (stored < acknowledged.length || stored > acknowledged.length + unknown.length)
    throw new Error(`${acknowledged.length} actions were acknowledged, ${stored} stored.`);
  for (const { seat, stateId: at, action } of acknowledged)
    if (log[at]?.seat !== seat || log[at]?.action !== action) throw new Error(`Action ${at} was lost.`);
  if (
    now.match?.id === before.match.id &&
    now.match.isOver !== (storedMatch(course, before.match.id).ended_at !== null)
  )
    throw new Error('The room takes its match for another one.');
}

/** Everybody ends up seeing what is stored, each as they may, without being asked to. */
async function expectClientsToAgree(scene: Scene, done: readonly Done[], now: RoomView): Promise<void> {
  const { course, code, watches, sockets, before } = scene;
  const lines = storedLines(course, code);
  await until('whoever looks at the room sees it as it is', () =>
    watches.every(
      (watch) => watch.latest()?.version === now.version && watch.lines()?.at(-1)?.number === lines.at(-1)?.number,
    ),
  );
  for (const watch of watches) {
    const versions = watch.views.map(({ version }) => version);
    if (versions.some((version, index) => version < (versions[index - 1] ?? 0)))
      throw new Error('A room went back in time.');
    const heard = (watch.lines() ?? []).slice(-lines.length).map(({ number, text }) => ({ number, text }));
    if (
      !isDeepStrictEqual(
        heard,
        lines.map(({ number, text }) => ({ number, text })),
      )
    )
      throw new Error('Somebody heard other lines.');
  }
  if (before.match === null) return;
  const { state } = storedMatch(course, before.match.id);
  const stored: MatchState = JSON.parse(state);
  const isKicked = done.some((each) => each.deed === 'kick' && isDone(each));
  for (const [seat, raw] of sockets.entries()) {
    if (isKicked && isSeated(before, 2) && before.match.seats[seat] === 2) {
      await until('who was removed is told', () => raw.refusals.includes('not-seated'));
      continue;
    }
    // oxlint-disable-next-line typescript/no-loop-func -- `until` is over before the next turn.
    await until(`seat ${seat} sees the table`, () => raw.socket.connected && raw.stateId() === stored['_stateID']);
    const shown = JSON.parse(JSON.stringify(Object(stateFor(seat, stored)).G));
    if (!isDeepStrictEqual(raw.view(), shown)) throw new Error(`Seat ${seat} sees another table.`);
  }
}
