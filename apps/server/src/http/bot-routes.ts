import { addBotSchema, changeBotSchema } from '@spice-road/protocol';
import type { Config } from '../config.ts';
import type { House } from '../house.ts';
import { addBot, callStandIn, sendStandInAway, setBotLevel } from '../rooms/bots-of-room.ts';
import { readBody } from './body.ts';
import { atPlace, inRoom, showRoom } from './in-room.ts';
import { created, ok, type Route } from './router.ts';

/** Bots take places, and sit in for people. A bot is removed from its place as a person is. */
export function botRoutes(house: House, config: Config): readonly Route[] {
  const view = showRoom(house, config);
  return [
    inRoom('POST', '/bots', async (asked, code) => {
      const read = await readBody(asked.context.req, addBotSchema);
      if (!read.ok) return read;
      const added = await addBot(house, code, asked.secret, read.body);
      return added.ok ? created(view(asked, added.room, added.place)) : added;
    }),
    atPlace('PATCH', '/bots/:place', async (asked, code, place) => {
      const read = await readBody(asked.context.req, changeBotSchema);
      if (!read.ok) return read;
      const changed = await setBotLevel(house, code, asked.secret, { id: place, level: read.body.level });
      return changed.ok ? ok(view(asked, changed.room, changed.place)) : changed;
    }),
    atPlace('POST', '/places/:place/stand-in', async (asked, code, place) => {
      const called = await callStandIn(house, code, asked.secret, place);
      return called.ok ? ok(view(asked, called.room, called.place)) : called;
    }),
    atPlace('DELETE', '/places/:place/stand-in', async (asked, code, place) => {
      const sent = await sendStandInAway(house, code, asked.secret, place);
      return sent.ok ? ok(view(asked, sent.room, sent.place)) : sent;
    }),
  ];
}
