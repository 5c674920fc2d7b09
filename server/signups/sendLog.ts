import * as z from 'zod/mini';

/**
 * What is known of the mail to somebody: `intended` before it is handed over, then how that went.
 * Whoever stays `intended` may have been mailed or not: the process died in between.
 */
export const sendStates = ['intended', 'sent', 'refused'] as const;

/** One of the {@link sendStates}. */
export type SendState = (typeof sendStates)[number];

/** Writes down who is mailed about one event, by the ids of their sign-ups (docs/decisions/009). */
export interface SendLog {
  /**
   * Writes down, durably, that one person is about to be mailed, who may have signed up several times.
   *
   * @param former What was known before: nothing, unless it is tried again.
   * @returns Whether to go ahead: not if the sign-ups have been erased, or another process was first.
   * @throws {StoreUnavailableError} when it could not be written down: then nothing may be sent.
   */
  intend(signupIds: readonly string[], former: SendState | undefined): Promise<boolean>;
  /**
   * Writes down how it went.
   *
   * @param state Without, nothing is known again: it is as if it had not been intended.
   * @throws {StoreUnavailableError} when it could not be: the mail stays `intended`.
   */
  settle(signupIds: readonly string[], state: SendState | undefined): Promise<void>;
  /** Lets another process send. */
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
