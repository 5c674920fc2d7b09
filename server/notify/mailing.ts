import type { FightEvent } from '../../src/domain/event';
import type { EmailContent } from './emailTemplate';
import type { MailedTopic } from './sendLog';

/** An email to the audience of an event, with everything that differs between kinds of email. */
export interface Mailing extends MailedTopic {
  event: FightEvent;
  /** What is mailed, in a word, and whether people can read its content, which may be a hash. */
  noun: string;
  isReadable: boolean;
  /** What is shown of it before it is sent, beside the event. */
  facts: readonly (readonly [label: string, text: string])[];
  /** Why it must not be sent, and what to do. */
  refusal?: string | undefined;
  /** What looks like a mistake about sending it. */
  mistakes: readonly string[];
  write: (recipient: { isCorrection: boolean; unsubscribe: string }) => EmailContent;
}
