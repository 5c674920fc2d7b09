import { isUtf8 } from 'node:buffer';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { bodyLimit } from './limits';
import { Refusal } from './refusal';

/** The content types that a sign-up is sent in: the API's, and that of a form which a browser sends by itself. */
export type BodyType = 'application/json' | 'application/x-www-form-urlencoded';

/**
 * Refuses a body that is not of this type, in UTF-8 and uncompressed.
 *
 * @throws {Refusal} 415
 */
export function demandType({ headers }: IncomingMessage, expected: BodyType): void {
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

/**
 * Returns the body as one JSON object. A body that is too large is not read to its end.
 * @throws {Refusal} 413 for more than {@link bodyLimit}, 400 for what is not JSON, 422 for JSON that is no object
 */
export async function readJsonObject(
  req: IncomingMessage,
  res: ServerResponse,
): Promise<Record<string, unknown>> {
  const text = await readText(req, res);
  if (text === '') throw new Refusal(400, 'The body is empty');

  const value = parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refusal(422, 'The body must be one JSON object');
  }
  return value as Record<string, unknown>;
}

/**
 * Returns the fields of a form. A body that is too large is not read to its end.
 * @throws {Refusal} 413 for more than {@link bodyLimit}, 400 for what is not text in UTF-8
 */
export async function readFormFields(
  req: IncomingMessage,
  res: ServerResponse,
): Promise<URLSearchParams> {
  return new URLSearchParams(await readText(req, res));
}

async function readText(req: IncomingMessage, res: ServerResponse): Promise<string> {
  const body = await readBody(req, res);
  if (!isUtf8(body)) throw new Refusal(400, 'The body is not text in UTF-8');
  return body.toString();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'The body is not valid JSON');
  }
}

function readBody(req: IncomingMessage, res: ServerResponse): Promise<Buffer> {
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
