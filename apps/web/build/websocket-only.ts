import type { Plugin } from 'vite';

const ENGINE = /[\\/]engine[.]io-client[\\/]/;
const TRANSPORTS = /[\\/]engine[.]io-client[\\/]build[\\/]esm[\\/]transports[\\/]index[.]js$/;

/** Leaves out the ways to the server that `connection.ts` never takes: polling, and a kind that the server does not speak. */
export function websocketOnly(): Plugin {
  let hasRun = false;
  return {
    name: 'websocket-only',
    apply: 'build',
    buildStart: () => {
      hasRun = false;
    },
    transform: {
      filter: { id: TRANSPORTS },
      handler: () => {
        hasRun = true;
        return {
          code: `export { transports }; import { WS } from './websocket.node.js'; const transports = { websocket: WS };`,
          map: null,
        };
      },
    },
    buildEnd(error) {
      if (error !== undefined || hasRun || ![...this.getModuleIds()].some((id) => ENGINE.test(id))) return;
      throw new Error(`engine.io-client is in the page, but no module of it is ${TRANSPORTS.source}.`);
    },
  };
}
