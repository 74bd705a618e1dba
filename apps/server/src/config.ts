import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { LOG_LEVELS } from './log.ts';

/** `/`, or `/a/b/` with a slash at both ends. */
const basePath = z
  .string()
  .regex(/^[\w./~-]*$/, 'may hold letters, digits and . _ ~ - only')
  .refine((path) => !path.split('/').includes('..'), 'must not climb with ..')
  .transform((path) => `/${path.split('/').filter(Boolean).join('/')}/`.replace('//', '/'));

const publicUrl = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://spice.example.org', abort: true })
  .refine((url) => /^https?:\/\/[^/?#]+\/?$/.test(url), 'must not have a path; BASE_PATH says it')
  .transform((url) => new URL(url).origin);

/** Kept as a number: 0 is nobody, infinity whoever is in front. */
const trustedProxies = z
  .string()
  .regex(/^(false|true|\d)$/, 'must be false, true or the number of proxies')
  .default('false')
  .transform((value) => (value === 'true' ? Number.POSITIVE_INFINITY : value === 'false' ? 0 : Number(value)));

function keptFor(standard: number) {
  return z.coerce.number({ error: 'must be a number' }).positive('must be more than 0').default(standard);
}

/** The whole configuration. The descriptions make the table in docs/self-hosting.md. */
export const configSchema = z.object({
  PORT: z.coerce
    .number({ error: 'must be a port number' })
    .int('must be a whole number')
    .min(0, 'must be 0 to 65535')
    .max(65_535, 'must be 0 to 65535')
    .default(8080)
    .describe('Port to listen on; 0 takes any free one.'),
  HOST: z
    .string()
    .optional()
    .describe('Address to listen on. Left out, every address of the machine; `127.0.0.1` is this machine only.'),
  DATA_DIR: z
    .string()
    .default('./data')
    .describe('Folder of the SQLite file `spice-road.sqlite`; made when missing. `:memory:` keeps nothing.'),
  BASE_PATH: basePath
    .default('/')
    .describe('Serve everything under this path, such as `/spice/`, for a proxy that shares a host name.'),
  PUBLIC_URL: publicUrl
    .optional()
    .describe(
      'Address people open, such as `https://spice.example.org`. Left out, links use the address of each request.',
    ),
  TRUST_PROXY: trustedProxies.describe(
    'How many proxies in front are yours and set `X-Forwarded-For`, `-Proto` and `-Host`: `false`, `true` or a number. Never anything but `false` without one.',
  ),
  WEB_DIR: z
    .string()
    .default(fileURLToPath(new URL('../../web/dist', import.meta.url)))
    .describe('Folder of the built web client.'),
  EXPIRE_UNUSED_HOURS: keptFor(24).describe('Hours a room is kept to which nobody but its maker ever came.'),
  EXPIRE_FINISHED_DAYS: keptFor(30).describe(
    'Days a room is kept after its last match, if nothing more is done in it.',
  ),
  EXPIRE_UNFINISHED_DAYS: keptFor(90).describe('Days any other room is kept after the last thing done in it.'),
  LIMITS: z.coerce
    .number({ error: 'must be a number' })
    .min(0, 'must be 0 or more')
    .default(1)
    .describe('How many times the usual limits of messages, rooms and so on hold; `0` is none, to measure.'),
  BOT_THREADS: z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(1, 'must be 1 or more')
    .optional()
    .describe(
      'Most threads that think for bots; none is started before the first bot acts. Left out, one for each core but one, at most four.',
    ),
  LOG_LEVEL: z
    .enum(LOG_LEVELS)
    .default('info')
    .describe(`Least severe lines to write: ${LOG_LEVELS.join(', ')}.`),
});

export type Config = z.output<typeof configSchema>;

/** Does listening on this host mean listening on all of the machine? */
export function isEveryAddress(host: string | undefined): boolean {
  return host === undefined || host === '::' || host === '0.0.0.0';
}

export type ConfigReading =
  | { readonly ok: true; readonly config: Config }
  /** A sentence for each setting that is wrong. */
  | { readonly ok: false; readonly complaints: readonly string[] };

/** An empty variable counts as one left out: that is how compose files and shells say it. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): ConfigReading {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = configSchema.safeParse(given);
  if (parsed.success) return { ok: true, config: parsed.data };
  return { ok: false, complaints: parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}.`) };
}
