import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import { sendText } from './plainText';
import { withRequestHeaders, type RequestContext } from './requestContext';

/** The content codings of a cached response, smallest first. */
const encodings = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof encodings)[number];

/** What a client accepts by its `Accept-Encoding`, best first. Browsers send a few different ones. */
const preferences = new LRUCache<string, Encoding[]>({
  max: 100,
  memoMethod: (accepted) => {
    const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } });
    return negotiator.encodings(encodings, { preferred: encodings });
  },
});

/**
 * A shared cache may serve a response for some seconds, so that many visitors cost the server one request per
 * path. A browser revalidates each time, and mostly receives 304. Every visitor thus sees an edit within {@link
 * sharedMaxAge} seconds.
 */
const sharedMaxAge = 10;
export const cacheControl = `public, max-age=0, s-maxage=${sharedMaxAge}, must-revalidate`;

/** One representation of a response: its bytes, and all headers that depend only on them. */
interface Representation {
  etag: string;
  body: Buffer;
  /** Names and values in turn, the form that Node writes fastest. */
  headers: string[];
  notModifiedHeaders: string[];
}

/** What there is of something as it is, and in the codings that make it smaller. */
type InCodings<Value> = Partial<Record<Encoding, Value>> & { identity: Value };

export type Bodies = InCodings<Buffer>;

/** The response of a path, made once and sent any number of times. */
export type CachedResponse = InCodings<Representation>;

/** The headers of a cached response, including `Content-Type`. */
type OwnHeaders = readonly (readonly [name: string, value: string])[];

/**
 * Returns the cached response of a text.
 * @param lifetime how long caches may serve it
 */
export async function createCachedResponse(
  text: Buffer,
  headers: OwnHeaders,
  lifetime = cacheControl,
): Promise<CachedResponse> {
  const [br, gzip] = await Promise.all([
    promisify(zlib.brotliCompress)(text, {
      // An edit must be live soon: 11 makes the longest list 14 % smaller, but takes 200 times as long.
      params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 },
    }),
    promisify(zlib.gzip)(text, { level: 9 }),
  ]);
  return cacheBodies({ br, gzip, identity: text }, headers, lifetime);
}

/** Returns the cached response of what is compressed already. */
export function cacheBodies(
  { br, gzip, identity }: Bodies,
  headers: OwnHeaders,
  lifetime: string,
): CachedResponse {
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  // Else a shared cache would store one body once for each way that browsers write that header.
  const vary = br || gzip ? ['Vary', 'Accept-Encoding'] : [];
  const represent = (encoding: Encoding, body: Buffer): Representation => {
    // A strong tag names bytes, so each coding needs its own (RFC 9110 §8.8.3.3).
    const etag = `"${hash}-${encoding}"`;
    const shared = ['ETag', etag, 'Cache-Control', lifetime, ...vary, ...headers.flat()];
    return {
      etag,
      body,
      headers: [
        ...['Content-Length', String(body.length)],
        ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
        ...shared,
      ],
      notModifiedHeaders: shared,
    };
  };
  return {
    br: br && represent('br', br),
    gzip: gzip && represent('gzip', gzip),
    identity: represent('identity', identity),
  };
}

/** Sends a response to a GET or HEAD request, in the coding the client prefers; 304 when the client has it. */
export function sendCachedResponse(
  context: RequestContext,
  response: CachedResponse,
  status = 200,
): void {
  const { req, res } = context;
  const accepted = preferences.memo(req.headers['accept-encoding'] ?? '');
  const encoding = accepted.find((one) => response[one]);
  const representation = encoding && response[encoding];
  if (!representation) {
    sendText(context, 406, 'Not acceptable', { Vary: 'Accept-Encoding' });
    return;
  }

  const { etag, body, headers, notModifiedHeaders } = representation;
  if (status === 200 && hasTag(req.headers['if-none-match'], etag)) {
    res.writeHead(304, withRequestHeaders(context, notModifiedHeaders)).end();
    return;
  }
  res.writeHead(status, withRequestHeaders(context, headers));
  // Node omits the body for HEAD too, but counts and copies it first.
  if (req.method === 'HEAD') res.end();
  else res.end(body);
}

/** Compares weakly, as RFC 9110 §13.1.2 requires: a proxy that recompresses marks the tag as weak. */
function hasTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((listed) => {
    const tag = listed.trim();
    return tag === '*' || tag === etag || tag === `W/${etag}`;
  });
}

/** How long a failure is cached, in milliseconds: what always fails is computed once in this time, however many ask. */
const failureTime = 1000;

interface Entry<Value> {
  value: Promise<Value>;
  /** Until when it is cached, by the clock of the cache. */
  end: number;
}

/**
 * Returns a function that computes the value of a key once, and caches it for as long as the state is the same.
 * Concurrent callers share one computation. A failure is cached for a second.
 *
 * @param compute is called only with keys that the caller knows, which bound the size of the cache
 * @param now returns the time in milliseconds
 */
export function createPromiseCache<Value, State = unknown>(
  compute: (key: string, state: State) => Promise<Value>,
  now = () => performance.now(),
): (key: string, state: State) => Promise<Value> {
  let current: State | undefined;
  let entries = new Map<string, Entry<Value>>();
  return (key, state) => {
    if (state !== current) {
      current = state;
      entries = new Map();
    }
    const cached = entries.get(key);
    if (cached && now() < cached.end) return cached.value;

    const entry = { value: compute(key, state), end: Infinity };
    entries.set(key, entry);
    entry.value.catch(() => {
      entry.end = now() + failureTime;
    });
    return entry.value;
  };
}
