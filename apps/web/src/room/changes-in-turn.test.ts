import { expect, test } from 'vitest';
import { changesInTurn } from './changes-in-turn.ts';

interface Options {
  readonly open?: boolean;
  readonly cards?: number;
}

function asked() {
  const sent: Options[] = [];
  const answers: ((isDone: boolean) => void)[] = [];
  const changes = changesInTurn<Options>((change) => {
    sent.push(change);
    return new Promise((resolve) => answers.push(resolve));
  });
  const answer = async (isDone: boolean) => {
    answers.shift()?.(isDone);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { sent, answer, ...changes };
}

test('what is changed while a change is on its way is asked for next, and the last word counts', async () => {
  const { sent, answer, ask } = asked();
  ask({ open: true });
  ask({ cards: 3 });
  ask({ open: false });
  expect(sent).toEqual([{ open: true }]);
  await answer(true);
  expect(sent).toEqual([{ open: true }, { cards: 3, open: false }]);
});

test('whoever goes on waits until all of it was answered, and hears if it came to nothing', async () => {
  const { answer, ask, settled } = asked();
  expect(await settled()).toBe(true);
  ask({ open: true });
  ask({ cards: 3 });
  const heard: boolean[] = [];
  void settled().then((isDone) => heard.push(isDone));
  await answer(false);
  expect(heard).toEqual([]);
  await answer(true);
  await settled();
  expect(heard).toEqual([false]);
  ask({ open: true });
  const next = settled();
  await answer(true);
  expect(await next).toBe(true);
});
