import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { bodyLimit } from './limits';
import { Refusal } from './refusal';
import type { RequestContext } from './requestContext';

/**
 * Returns the body as one JSON object.
 *
 * @throws {Refusal} as {@link demandOwnSite} and {@link readText}; 400 for what is not JSON, 422 for JSON that is no object
 */
export async function readJsonObject(context: RequestContext): Promise<Record<string, unknown>> {
  // First, since a page of another site can send some types without asking.
  demandOwnSite(context);
  const text = await readText(context, 'application/json');
  if (text === '') throw new Refusal(400, 'The body is empty');

  const value = parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refusal(422, 'The body must be one JSON object');
  }
  return value as Record<string, unknown>;
}

/** Returns the fields of a form that a browser sends by itself. @throws {Refusal} as {@link readText} */
export async function readFormFields(context: RequestContext): Promise<URLSearchParams> {
  return new URLSearchParams(await readText(context, 'application/x-www-form-urlencoded'));
}

/** Returns the body as text. @throws {Refusal} 415 for another type or coding, 413 over {@link bodyLimit}, 400 for no UTF-8 */
async function readText(context: RequestContext, type: string): Promise<string> {
  demandType(context.req, type);
  const body = await readBody(context);
  if (!isUtf8(body)) throw new Refusal(400, 'The body is not text in UTF-8');
  return body.toString();
}

/** Refuses, with 403, what a browser marks as made by a page of another site; other clients send neither header. */
export function demandOwnSite(context: RequestContext): void {
  if (isCrossSite(context)) throw new Refusal(403, 'Sign-ups are taken from this site only');
}

function isCrossSite({ req, publicOrigin }: RequestContext): boolean {
  const { origin, host, 'sec-fetch-site': site } = req.headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  if (origin === undefined || origin === publicOrigin) return false;
  return origin !== `http://${host ?? ''}` && origin !== `https://${host ?? ''}`;
}

function demandType({ headers }: IncomingMessage, expected: string): void {
  const [type, ...parameters] = (headers['content-type'] ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const isExpected =
    type === expected &&
    parameters.every((parameter) => /^(charset=("utf-8"|utf-8))?$/.test(parameter));
  if (!isExpected) throw new Refusal(415, `The content type must be ${expected}`);

  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding.toLowerCase() !== 'identity') {
    throw new Refusal(415, 'The body must not be compressed');
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'The body is not valid JSON');
  }
}

function readBody({ req, res }: RequestContext): Promise<Buffer> {
  if (Number(req.headers['content-length'] ?? 0) > bodyLimit) return Promise.reject(tooLarge());
  if (req.headers.expect !== undefined) res.writeContinue();

  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const onData = (chunk: Buffer) => {
      chunks.push(chunk);
      length += chunk.length;
      if (length <= bodyLimit) return;
      req.off('data', onData);
      reject(tooLarge());
    };
    req
      .on('data', onData)
      .once('end', () => {
        resolve(Buffer.concat(chunks));
      })
      .once('error', reject);
  });
}

function tooLarge(): Refusal {
  return new Refusal(413, `The body must not be larger than ${bodyLimit / 1024} KB`);
}
