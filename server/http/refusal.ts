import type { OutgoingHttpHeaders } from 'node:http';

/** Thrown by a call that refuses its request. The client receives only its message. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  /** @param message one short sentence, without any input of the client */
  constructor(
    readonly status: number,
    message: string,
    readonly headers?: OutgoingHttpHeaders,
  ) {
    super(message);
  }
}
