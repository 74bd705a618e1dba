import Koa, { type Context } from 'koa';
import type { Config } from '../config.ts';
import type { House } from '../house.ts';
import { securityHeaders } from './headers.ts';
import { healthRoutes } from './health-routes.ts';
import { matchRoutes } from './match-routes.ts';
import { problems, sendProblem } from './problems.ts';
import { roomRoutes } from './room-routes.ts';
import { router } from './router.ts';
import { site } from './site.ts';

/** Everything that comes over plain HTTP. */
export function httpApp(house: House, config: Config): Koa {
  const pathOf = ({ path }: Context) =>
    path.startsWith(config.BASE_PATH) ? path.slice(config.BASE_PATH.length) : null;
  const app = new Koa();
  // What reaches Koa's own listener broke while an answer was being sent: mostly people who went away.
  app.on('error', (error: unknown) => {
    house.log.debug('An answer could not be sent.', { cause: String(error) });
  });
  app.use(securityHeaders);
  app.use(problems(house.log));
  app.use(router([...roomRoutes(house, config), ...matchRoutes(house), ...healthRoutes(house)], pathOf));
  app.use(async (context, next) => {
    if (pathOf(context)?.startsWith('api/')) sendProblem(context, 'not-found');
    else await next();
  });
  app.use(site(config, pathOf));
  return app;
}
