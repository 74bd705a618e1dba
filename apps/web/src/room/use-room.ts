import { useEffect, useState, useSyncExternalStore } from 'react';
import { baseUrl } from '../app/base-url.ts';
import { openConnection, type Connection } from '../connection/connection.ts';
import { takeAhead } from './ask-ahead.ts';
import { createRoomFeed, type RoomSnapshot } from './room-feed.ts';

/** A room for as long as its page is shown, and the websocket it comes over. Give the component the code as key. */
export function useRoom(code: string, secret: string | null): readonly [Connection, RoomSnapshot] {
  const [{ connection, feed }] = useState(() => {
    const opened = openConnection(baseUrl());
    return { connection: opened, feed: createRoomFeed(opened, code, secret, takeAhead(code, secret)) };
  });
  useEffect(() => {
    const stopWatching = connection.watch();
    feed.open();
    return () => {
      feed.close();
      stopWatching();
    };
  }, [connection, feed]);
  useEffect(() => {
    feed.sitDown(secret);
  }, [feed, secret]);
  return [connection, useSyncExternalStore(feed.subscribe, feed.getSnapshot)];
}
