import * as z from 'zod/mini';

/**
 * The states of a mail: `intended` before it is sent, then its outcome. A mail that stays `intended` is
 * unconfirmed, since the process died in between.
 */
export const sendStates = ['intended', 'sent', 'refused'] as const;

/** One of the {@link sendStates}. */
export type SendState = (typeof sendStates)[number];

/** Records who is mailed about one event, by the ids of their sign-ups (docs/decisions/009). */
export interface SendLog {
  /**
   * Records durably that one recipient, who may have several sign-ups, is about to be mailed.
   *
   * @param previousState What was known before: nothing, unless it is tried again.
   * @returns Whether to go ahead: not if the sign-ups have been erased, or another process was first.
   * @throws {StoreUnavailableError} when it could not be written down: then nothing may be sent.
   */
  intend(signupIds: readonly string[], previousState: SendState | undefined): Promise<boolean>;
  /**
   * Records the outcome.
   *
   * @param state Without, nothing is known again: it is as if it had not been intended.
   * @throws {StoreUnavailableError} when it could not be: the mail stays `intended`.
   */
  settle(signupIds: readonly string[], state: SendState | undefined): Promise<void>;
  /** Releases the lock, so that another process can send. */
  close(): Promise<void>;
}

/** What a send log holds of one sign-up and one event. */
export interface SendRecord {
  eventId: string;
  signupId: string;
  state: SendState;
}

/** A line of the file: a record that replaces the one before it, or takes it back. */
export const sendLineSchema = z.object({
  eventId: z.string(),
  signupId: z.string(),
  state: z.enum([...sendStates, 'released']),
});
