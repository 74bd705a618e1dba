// `npm run fuzz`: for a minute, messages like those of the protocol but not quite, against a real server. A seed can be given.
import { attack } from './attack.ts';

const seed = Number(process.argv[2] ?? Date.now() % 1_000_000);
const seconds = Number(process.argv[3] ?? 60);
console.log(`Seed ${seed}, ${seconds} s.`);
const { messages, requests } = await attack({ seed, seconds });
console.log(
  `${messages} messages and ${requests} requests: all were answered with a code or cut off, and the witness played on.`,
);
