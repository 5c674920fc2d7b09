import { memberSignupSchema } from '../../src/domain/signup';
import { emailKey, mobileKey } from '../signups/contactKeys';
import type { SendState } from '../signups/sendLog';
import type { AudienceSignup } from '../signups/signupStore';

/** One recipient: an email address, which may have several sign-ups in different letter case. */
export interface Recipient {
  /** As it was first typed. */
  address: string;
  /** The ids of its sign-ups, oldest first. */
  signupIds: string[];
  /** The most certain of the recorded states of the sign-ups. */
  state: SendState | undefined;
}

/**
 * One of the people to notify about an event: a recipient; the number of somebody without an email address, as digits
 * with an optional leading `+`, which text message services expect, or as it was typed when it is not only a number;
 * or somebody who left an invalid address and no number.
 */
export type AudienceMember = { recipient: Recipient } | { mobile: string } | { unusable: string };

/** The schema of the form, which rules out header injection through an address. */
const emailSchema = memberSignupSchema.shape.email;

/** A number with its usual separators. */
const mobilePattern = /^\s*\+?[\d\s().\-/]+$/;

/** From the most certain to the least. */
const certainty = ['sent', 'intended', 'refused'] as const;

/**
 * Yields whom sign-ups belong to, each once, with constant memory use.
 *
 * @param signups those of one address, or of one number, must follow each other, the oldest first
 */
export async function* groupAudience(
  signups: AsyncIterable<AudienceSignup>,
): AsyncGenerator<AudienceMember, void, undefined> {
  let group: AudienceMember | undefined;
  let groupKey: string | undefined;
  for await (const { id, email = '', mobile, state } of signups) {
    const address = emailSchema.safeParse(email).data;
    const key = address === undefined && mobile !== undefined ? mobileKey(mobile) : emailKey(email);
    if (group && key === groupKey) {
      if (!('recipient' in group)) continue;
      const { recipient } = group;
      recipient.signupIds.push(id);
      recipient.state = certainty.find((each) => each === recipient.state || each === state);
      continue;
    }
    if (group) yield group;
    groupKey = key;
    if (address !== undefined) group = { recipient: { address, signupIds: [id], state } };
    else if (mobile !== undefined) group = { mobile: mobilePattern.test(mobile) ? key : mobile };
    else group = { unusable: email };
  }
  if (group) yield group;
}
