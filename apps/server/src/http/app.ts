import Koa, { type Context } from 'koa';
import type { Config } from '../config.ts';
import type { House } from '../house.ts';
import { botRoutes } from './bot-routes.ts';
import { securityHeaders } from './headers.ts';
import { healthRoutes } from './health-routes.ts';
import { limitRequests } from './limit-requests.ts';
import { matchRoutes } from './match-routes.ts';
import { sendProblem } from './problem.ts';
import { problems } from './problems.ts';
import { requestId } from './request-id.ts';
import { roomRoutes } from './room-routes.ts';
import { serveRoutes } from './router.ts';
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
  app.use(requestId(house));
  app.use(securityHeaders(config));
  app.use(problems(house.log));
  app.use(limitRequests(house, config, pathOf));
  const rooms = [...roomRoutes(house, config), ...botRoutes(house, config)];
  serveRoutes(app, [...rooms, ...matchRoutes(house), ...healthRoutes(house)], config.BASE_PATH);
  app.use(async (context, next) => {
    if (pathOf(context) === 'metrics' && context.method === 'GET') await sendMetrics(context, house);
    else await next();
  });
  app.use(async (context, next) => {
    if (pathOf(context)?.startsWith('api/')) sendProblem(context, 'not-found');
    else await next();
  });
  app.use(site(config, pathOf));
  return app;
}

async function sendMetrics(context: Context, { metrics }: House): Promise<void> {
  const { type, text } = await metrics.read();
  context.set('Cache-Control', 'no-store');
  context.set('Content-Type', type);
  context.body = text;
}
