import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

declare module 'node:http' {
  interface IncomingMessage {
    /** Use {@link requestId}, which makes it. */
    id?: string;
  }
}

/** A proxy's id is used if it can neither forge a line of the log nor flood it. */
const saneId = /^[\w.:-]{1,64}$/;

/** Returns the id of a request in the log and in the `X-Request-Id` of its response. */
export function requestId(req: IncomingMessage): string {
  if (req.id === undefined) {
    const sent = req.headers['x-request-id'];
    req.id = typeof sent === 'string' && saneId.test(sent) ? sent : randomUUID();
  }
  return req.id;
}
