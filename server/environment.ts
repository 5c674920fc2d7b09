import { join } from 'node:path';
import * as z from 'zod/mini';
import { noProxy, parseProxyTrust } from './http/clientAddress';

/** Returns a schema that parses a text. An error of `read` is reported as `rule`. */
function readAs<Value>(rule: string, read: (text: string) => Value) {
  return z.pipe(
    z.string(),
    z.transform((text: string, { issues }) => {
      try {
        return read(text);
      } catch {
        issues.push({ code: 'custom', input: text, message: rule });
        return z.NEVER;
      }
    }),
  );
}

function wholeNumber(most: number) {
  return readAs(`a whole number from 0 to ${most}`, (text) => {
    if (!/^\d{1,10}$/.test(text) || Number(text) > most) throw new RangeError();
    return Number(text);
  });
}

const siteAddress = readAs('an address without a path, such as https://league.example', (text) => {
  const { protocol, origin, href } = new URL(text);
  if (!/^https?:$/.test(protocol) || href !== `${origin}/`) throw new TypeError();
  return origin;
});

const databaseAddress = readAs('an address such as postgresql://user@host/database', (text) => {
  if (!/^postgres(ql)?:$/.test(new URL(text).protocol)) throw new TypeError();
  return text;
});

const contentAddress = readAs('an address such as https://league.example/db.json', (text) => {
  const { protocol, username, password } = new URL(text);
  if (!/^https?:$/.test(protocol)) throw new TypeError();
  // They may be written wrong, as with a bare percent sign.
  decodeURIComponent(username + password);
  return text;
});

const mailServer = readAs('an address such as smtps://user:password@host', (text) => {
  const { protocol, hostname } = new URL(text);
  if (!/^smtps?:$/.test(protocol) || hostname === '') throw new TypeError();
  return text;
});

const mailAddress = readAs('a mail address such as news@league.example', (text) =>
  z.email().parse(text),
);

const proxies = readAs(
  'a number of proxies from 0 to 9, or their addresses or ranges',
  parseProxyTrust,
);

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const environmentSchema = z.object({
  /** TCP port; 0 lets the system choose. */
  PORT: z._default(wholeNumber(65_535), 3000),
  /** The address to listen on. */
  HOST: z._default(z.string(), '127.0.0.1'),
  /** The site's public origin. */
  PUBLIC_URL: z.optional(siteAddress),
  /** The proxies whose forwarded client address is trusted. */
  TRUST_PROXY: z._default(proxies, () => noProxy),
  /** The league's content. */
  CONTENT_FILE: z._default(z.string(), 'db.json'),
  /** Where the content is downloaded from, and again whenever it has changed. */
  CONTENT_URL: z.optional(contentAddress),
  /** The folder for what the server stores. */
  DATA_DIR: z._default(z.string(), 'data'),
  /** The folder of the pictures that content refers to by `/media/…`; `media` in `DATA_DIR` by default. */
  MEDIA_DIR: z.optional(z.string()),
  /** The PostgreSQL that stores the sign-ups and all else in SQL, instead of `redline.db` in `DATA_DIR`. */
  DATABASE_URL: z.optional(databaseAddress),
  /** The TCP port of `/metrics`, which is off without one. */
  METRICS_PORT: z.optional(wholeNumber(65_535)),
  /** Sign-ups per minute from one address; 0 for no limit. */
  RATE_LIMIT: z._default(wholeNumber(1_000_000_000), 600),
  /** Sign-ups per minute from all addresses together; 0 for no limit. */
  RATE_LIMIT_TOTAL: z._default(wholeNumber(1_000_000_000), 6000),
  /** After how many days a sign-up is erased; 0 for never. */
  RETENTION_DAYS: z._default(wholeNumber(36_500), 0),
  /** The URL of the mail server. */
  SMTP_URL: z.optional(mailServer),
  /** The sender of that mail. */
  MAIL_FROM: z.optional(mailAddress),
  /** The minimum log level. */
  LOG_LEVEL: z._default(z.enum(logLevels, { error: `one of ${logLevels.join(', ')}` }), 'info'),
});

/** The server's settings from environment variables. */
export type Environment = z.output<typeof environmentSchema> & { MEDIA_DIR: string };

/** The names of all variables that the server and its commands read. */
export const variableNames = Object.keys(environmentSchema.shape);

/** Variables with passwords, which must not be logged. */
const secretVariables = ['CONTENT_URL', 'DATABASE_URL', 'SMTP_URL'];

/** A user name in a URL, and perhaps a password. */
const credentials = /\/\/[^/]*@/;

/** @throws {Error} with one line on what to correct when a variable has an invalid value */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  // `PORT=` in a shell or a compose file means that it is not set.
  const chosen = Object.entries(variables).filter(([, value]) => value !== '');
  const parsed = environmentSchema.safeParse(Object.fromEntries(chosen));
  if (parsed.success) {
    const { MEDIA_DIR = join(parsed.data.DATA_DIR, 'media'), ...others } = parsed.data;
    return { ...others, MEDIA_DIR };
  }

  const [issue] = parsed.error.issues;
  const name = String(issue?.path[0]);
  const value = variables[name] ?? '';
  const isSecret = secretVariables.includes(name) || credentials.test(value);
  const rejected = isSecret ? '' : `, not "${value}"`;
  throw new Error(`${name} must be ${issue?.message ?? ''}${rejected}`);
}
