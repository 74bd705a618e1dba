import { addBotSchema, changeBotSchema } from '@spice-road/protocol';
import type { Config } from '../config.ts';
import type { House } from '../house.ts';
import { refuse } from '../refused.ts';
import { addBot, callStandIn, sendStandInAway, setBotLevel } from '../rooms/bots-of-room.ts';
import { readBody } from './body.ts';
import { inRoom, placeIdSchema, showRoom } from './in-room.ts';
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
    inRoom('PATCH', '/bots/:place', async (asked, code) => {
      const id = placeIdSchema.safeParse(asked.params['place']);
      if (!id.success) return refuse('not-found');
      const read = await readBody(asked.context.req, changeBotSchema);
      if (!read.ok) return read;
      const changed = await setBotLevel(house, code, asked.secret, { id: id.data, level: read.body.level });
      return changed.ok ? ok(view(asked, changed.room, changed.place)) : changed;
    }),
    inRoom('POST', '/places/:place/stand-in', async (asked, code) => {
      const id = placeIdSchema.safeParse(asked.params['place']);
      if (!id.success) return refuse('not-found');
      const called = await callStandIn(house, code, asked.secret, id.data);
      return called.ok ? ok(view(asked, called.room, called.place)) : called;
    }),
    inRoom('DELETE', '/places/:place/stand-in', async (asked, code) => {
      const id = placeIdSchema.safeParse(asked.params['place']);
      if (!id.success) return refuse('not-found');
      const sent = await sendStandInAway(house, code, asked.secret, id.data);
      return sent.ok ? ok(view(asked, sent.room, sent.place)) : sent;
    }),
  ];
}
