import { isUtf8 } from 'node:buffer';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { bodyLimit } from './limits';
import { Refusal } from './refusal';

/**
 * Refuses a body that is not JSON in UTF-8. Other content types would allow a form of another site to post without
 * a CORS preflight.
 *
 * @throws {Refusal} 415
 */
export function demandJson({ headers }: IncomingMessage): void {
  const [type, ...parameters] = (headers['content-type'] ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const isJson =
    type === 'application/json' &&
    parameters.every((parameter) => /^(charset=("utf-8"|utf-8))?$/.test(parameter));
  if (!isJson) throw new Refusal(415, 'The content type must be application/json');

  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding.toLowerCase() !== 'identity') {
    throw new Refusal(415, 'The body must not be compressed');
  }
}

/**
 * Returns the body as one JSON object. A body that is too large is not read to its end.
 * @throws {Refusal} 413 for more than {@link bodyLimit}, 400 for anything but a JSON object
 */
export async function readJsonObject(
  req: IncomingMessage,
  res: ServerResponse,
): Promise<Record<string, unknown>> {
  const body = await readBody(req, res);
  if (body.length === 0) throw new Refusal(400, 'The body is empty');
  if (!isUtf8(body)) throw new Refusal(400, 'The body is not text in UTF-8');

  const value = parse(body.toString());
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refusal(400, 'The body must be one JSON object');
  }
  return value as Record<string, unknown>;
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
