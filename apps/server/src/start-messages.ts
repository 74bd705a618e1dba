import { networkInterfaces } from 'node:os';
import { type Config, isEveryAddress } from './config.ts';
import { UnfitStore } from './store/lock.ts';
import type { RunningServer } from './server.ts';

/** The one line a host sees: what runs, where it stores, and the address to open. */
export function whatRuns(version: string, { url, port, storedIn }: RunningServer, config: Config): string {
  const open = config.PUBLIC_URL === undefined ? url : config.PUBLIC_URL + config.BASE_PATH;
  const lan = config.PUBLIC_URL === undefined && isEveryAddress(config.HOST) ? lanAddress() : null;
  const inLan = lan === null ? '' : `, in your network http://${lan}:${port}${config.BASE_PATH}`;
  return `Spice Road ${version} on port ${port}, storing in ${storedIn}. Open ${open}${inLan}`;
}

/** Why the server could not start, in a sentence. */
export function whyNotStarted(error: unknown, { PORT, HOST, DATA_DIR }: Config): string {
  if (error instanceof UnfitStore) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${PORT} is in use by another program. Choose another with PORT=8081, say.`;
    case 'EACCES':
      return `Port ${PORT} or the folder ${DATA_DIR} may not be used by this account.`;
    case 'ERR_SQLITE_ERROR':
      return `The store in ${DATA_DIR} cannot be used: ${error instanceof Error ? error.message : ''}. See "When something is wrong" in docs/self-hosting.md.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address ${HOST ?? ''} to listen on; look at HOST.`;
    default:
      return `The server could not start: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function lanAddress(): string | null {
  const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  return addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? null;
}
