// What `npm start` runs, on the Node that was installed for it: builds the page if need be, then becomes the server.
import { buildWeb } from './build-web.ts';

stopWithParent();
try {
  await buildWeb();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
// Koa and others say less of themselves then.
process.env['NODE_ENV'] ??= 'production';
await import('../apps/server/src/main.ts');

/**
 * npm passes a signal on to the shell it started, which dies of it and tells nobody. Whoever stops npm wants the server
 * stopped, so that the next one finds the port free.
 */
function stopWithParent(): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}
