import type { Context, Middleware } from 'koa';
import type { Config } from '../config.ts';
import type { House } from '../house.ts';
import type { LimitName } from '../limits.ts';
import { clientAddressOf } from './client-address.ts';
import { problemOf, sendProblem } from './problem.ts';

const MAKERS: readonly { readonly limit: LimitName; readonly path: RegExp }[] = [
  { limit: 'roomsMadeByAddress', path: /^api\/rooms$/ },
  { limit: 'placesTakenByAddress', path: /^api\/rooms\/[^/]*\/(places|continuations\/redeem)$/ },
  { limit: 'linesOfAddress', path: /^api\/rooms\/[^/]*\/lines$/ },
];

/** Turns away who asks the API too often, makes too many rooms, or looks for rooms by guessing. */
export function limitRequests(
  { limits }: House,
  config: Config,
  pathOf: (context: Context) => string | null,
): Middleware {
  return async (context, next) => {
    const path = pathOf(context);
    if (!path?.startsWith('api/')) {
      await next();
      return;
    }
    const address = clientAddressOf(config, context.req);
    const counted: LimitName[] = ['requestsOfAddress'];
    if (context.method === 'POST')
      counted.push(...MAKERS.filter((each) => each.path.test(path)).map(({ limit }) => limit));
    const allowed = await Promise.all(counted.map((limit) => limits.allows(limit, address)));
    if (allowed.includes(false) || (await limits.isSpent('guessesOfAddress', address))) {
      sendProblem(context, 'too-fast');
      return;
    }
    await next();
    const problem = problemOf(context);
    if (problem === 'room-unknown' || problem === 'match-unknown') await limits.allows('guessesOfAddress', address);
  };
}
