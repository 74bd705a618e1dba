/** How long, in milliseconds, somebody who connects may keep us waiting. A test has less patience. */
export interface Timeouts {
  /** For the headers of a request. */
  readonly headers: number;
  /** For a request as a whole. */
  readonly request: number;
  /** How often the two are looked after. */
  readonly check: number;
  /**
   * Until the next request on the same connection. Proxies keep theirs for a minute: who closes earlier than they do meets a
   * request that is already on its way.
   */
  readonly keepAlive: number;
  /** For a websocket to say what it wants. */
  readonly handshake: number;
  /** A websocket is asked this often whether it is there, and has so long to answer. */
  readonly ping: number;
  readonly pong: number;
}

export const TIMEOUTS: Timeouts = {
  headers: 10_000,
  request: 30_000,
  check: 5000,
  keepAlive: 65_000,
  handshake: 10_000,
  ping: 15_000,
  pong: 10_000,
};
