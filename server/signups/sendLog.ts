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
   * @param previousState the recorded state, when the mail is sent again
   * @returns whether to send: not if the sign-ups have been erased, or another process was first
   * @throws {StoreUnavailableError} when it could not be recorded: then nothing may be sent
   */
  intend(signupIds: readonly string[], previousState: SendState | undefined): Promise<boolean>;
  /**
   * Records the outcome.
   *
   * @param state removes the record when left out, as if the mail had not been intended
   * @throws {StoreUnavailableError} when it could not be recorded: the mail stays `intended`
   */
  settle(signupIds: readonly string[], state: SendState | undefined): Promise<void>;
  /** Releases the lock, so that another process can send. */
  close(): Promise<void>;
}

/** The record of one sign-up and one event. */
export interface SendRecord {
  eventId: string;
  signupId: string;
  state: SendState;
}

/** A line of the file: a record that replaces the previous one, or removes it. */
export const sendLineSchema = z.object({
  eventId: z.string(),
  signupId: z.string(),
  state: z.enum([...sendStates, 'released']),
});
