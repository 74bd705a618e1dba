import type { Socket } from 'socket.io';
import type { Session } from './firewall.ts';

/** A session and what proved it, so that it can be proved again. */
export interface OpenSession extends Session {
  readonly roomCode: string;
  /** Of the place's secret; null for a watcher. */
  readonly secretHash: string | null;
}

/** Which sockets were let in where. A socket is in here only after it was sent the table it asked for. */
export interface Sessions {
  of(socket: Socket): OpenSession | null;
  open(socket: Socket, session: OpenSession): void;
  close(socket: Socket): void;
  atMatch(matchId: string): readonly (readonly [Socket, OpenSession])[];
  /** Called when somebody was let in. */
  onOpen(hear: (session: OpenSession) => void): void;
  inRoom(roomCode: string): readonly (readonly [Socket, OpenSession])[];
}

export function sessions(): Sessions {
  const bySocket = new Map<Socket, OpenSession>();
  const listeners: ((session: OpenSession) => void)[] = [];
  const byMatch = new Map<string, Set<Socket>>();

  function close(socket: Socket): void {
    const session = bySocket.get(socket);
    if (!session) return;
    bySocket.delete(socket);
    const others = byMatch.get(session.matchId);
    others?.delete(socket);
    if (others?.size === 0) byMatch.delete(session.matchId);
  }

  function atMatch(matchId: string): readonly (readonly [Socket, OpenSession])[] {
    return [...(byMatch.get(matchId) ?? [])].flatMap((socket) => {
      const session = bySocket.get(socket);
      return session ? [[socket, session] as const] : [];
    });
  }

  return {
    of: (socket) => bySocket.get(socket) ?? null,
    open: (socket, session) => {
      close(socket);
      bySocket.set(socket, session);
      const sockets = byMatch.get(session.matchId) ?? new Set();
      byMatch.set(session.matchId, sockets.add(socket));
      for (const hear of listeners) hear(session);
    },
    close,
    atMatch,
    onOpen: (hear) => {
      listeners.push(hear);
    },
    inRoom: (roomCode) => [...bySocket].filter(([, session]) => session.roomCode === roomCode),
  };
}
