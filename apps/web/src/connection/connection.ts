import { Manager, type Socket } from 'socket.io-client';
import { PATIENCE, pause } from '../api/patience.ts';

/** One namespace of the server, as long as it is wanted open. */
export interface Channel {
  readonly socket: Socket;
  readonly open: () => void;
  readonly close: () => void;
}

/** One websocket to the server, shared by everything a page listens to. */
export interface Connection {
  /** The channel of a namespace; `auth` is asked again whenever it connects. Starts closed. */
  readonly channel: (namespace: string, auth?: () => Record<string, unknown>) => Channel;
  /** Starts the websocket anew at once: after sleep the old one may be dead without knowing. */
  readonly revive: () => void;
  /** Heeds the browser's waking up, going offline and coming online, until what is returned is called. */
  readonly watch: () => () => void;
}

export function openConnection(base: URL): Connection {
  const manager = new Manager(base.origin, {
    path: `${base.pathname}socket.io`,
    transports: ['websocket'],
    autoConnect: false,
    reconnectionDelay: PATIENCE.retry,
    reconnectionDelayMax: PATIENCE.longestRetry,
    timeout: PATIENCE.answer,
  });
  const channels = new Map<string, KeptChannel>();

  function revive(): void {
    rest();
    wakeUp();
  }

  function rest(): void {
    for (const { socket } of channels.values()) socket.disconnect();
  }

  function wakeUp(): void {
    for (const { isWanted, socket } of channels.values()) if (isWanted()) socket.connect();
  }

  /**
   * Without a network a websocket stays silent until somebody misses an answer: closing it tells at once. socket.io does
   * so, too, but not at `localhost`. It is tried anew all the same, for a server may be on this very machine.
   */
  function doubt(): void {
    if (!navigator.onLine) revive();
  }

  /** Woken while waiting for the next try: try now. */
  function hurry(): void {
    const isWaiting = [...channels.values()].some(({ socket }) => socket.active && !socket.connected);
    if (document.visibilityState === 'visible' && isWaiting) revive();
  }

  /** A page that is left with a websocket open is not kept for when one comes back. */
  function hide({ persisted }: PageTransitionEvent): void {
    if (persisted) rest();
  }

  function wake({ persisted }: PageTransitionEvent): void {
    if (persisted) wakeUp();
  }

  return {
    channel: (namespace, auth) => {
      const channel = channels.get(namespace) ?? createChannel(manager, namespace, auth);
      channels.set(namespace, channel);
      return channel;
    },
    revive,
    watch: () => {
      window.addEventListener('online', revive);
      window.addEventListener('offline', doubt);
      window.addEventListener('pagehide', hide);
      window.addEventListener('pageshow', wake);
      document.addEventListener('visibilitychange', hurry);
      return () => {
        window.removeEventListener('online', revive);
        window.removeEventListener('offline', doubt);
        window.removeEventListener('pagehide', hide);
        window.removeEventListener('pageshow', wake);
        document.removeEventListener('visibilitychange', hurry);
      };
    },
  };
}

interface KeptChannel extends Channel {
  /** Open, or to be opened as soon as that is possible. */
  readonly isWanted: () => boolean;
}

function createChannel(manager: Manager, namespace: string, auth?: () => Record<string, unknown>): KeptChannel {
  const options = auth === undefined ? {} : { auth: (give: (credentials: object) => void) => give(auth()) };
  const socket = manager.socket(namespace, options);
  let isWanted = false;

  // After a farewell of the server socket.io stays away; but the server may only be restarting.
  async function comeBack(): Promise<void> {
    await pause(PATIENCE.retry);
    if (isWanted && !socket.active) socket.connect();
  }
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') void comeBack();
  });

  return {
    socket,
    isWanted: () => isWanted,
    open: () => {
      isWanted = true;
      socket.connect();
    },
    close: () => {
      isWanted = false;
      socket.disconnect();
    },
  };
}
