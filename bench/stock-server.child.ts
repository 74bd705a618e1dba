// boardgame.io's own server as its guide sets it up, with its in-memory store: what ours is measured against.
import { Server } from '#boardgame.io/server';
import { SpiceRoad } from '../packages/game/src/index.ts';

const server = Server({ games: [SpiceRoad], origins: [] });
const { appServer } = await server.run(0);
const address = appServer.address();
if (address === null || typeof address === 'string') throw new Error('The stock server listens on no port.');
process.send?.({ url: `http://127.0.0.1:${address.port}` });
