import type { Plugin } from 'vite';

const TRANSPORTS = /[\\/]engine[.]io-client[\\/]build[\\/]esm[\\/]transports[\\/]index[.]js$/;

/** Leaves out the ways to the server that `connection.ts` never takes: polling, and a kind that the server does not speak. */
export function websocketOnly(): Plugin {
  return {
    name: 'websocket-only',
    apply: 'build',
    transform: {
      filter: { id: TRANSPORTS },
      handler: () => ({
        code: `export { transports }; import { WS } from './websocket.node.js'; const transports = { websocket: WS };`,
        map: null,
      }),
    },
  };
}
