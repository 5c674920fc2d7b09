import type { OutgoingHttpHeaders } from 'node:http';

/** Thrown by a call that will not do what it was asked. Its message is all that the client is told. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  /** @param message One short sentence, without anything that the client sent. */
  constructor(
    readonly status: number,
    message: string,
    readonly headers?: OutgoingHttpHeaders,
  ) {
    super(message);
  }
}
