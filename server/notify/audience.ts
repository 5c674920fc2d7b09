import { memberSignupSchema } from '../../src/domain/signup';
import { emailKey, mobileKey } from '../signups/contactKeys';
import type { SendState } from '../signups/sendLog';
import type { StoredSignup } from '../signups/signup';

/** One recipient: an email address, which may have several sign-ups in different letter case. */
export interface Recipient {
  address: string;
  /** The ids of its sign-ups, oldest first. */
  signupIds: string[];
}

/** The people to notify about an event. */
export interface Audience {
  recipients: Recipient[];
  /** The number of invalid addresses. */
  unusable: number;
  /**
   * The numbers of those without an email address, each once: digits with an optional leading `+`, as text message
   * services expect. A text that is not only a number stays as it was typed.
   */
  mobiles: string[];
}

/** The schema of the form, which rules out header injection through an address. */
const emailSchema = memberSignupSchema.shape.email;

/** A number with its usual separators. */
const mobilePattern = /^\s*\+?[\d\s().\-/]+$/;

/** Returns whom the sign-ups for an event, or for no particular one, belong to. */
export async function gatherAudience(signups: AsyncIterable<StoredSignup>): Promise<Audience> {
  const recipients = new Map<string, Recipient>();
  const unusable = new Set<string>();
  const mobiles = new Map<string, string>();

  for await (const { id, email, mobile } of signups) {
    const address = emailSchema.safeParse(email).data;
    if (address !== undefined) {
      const key = emailKey(address);
      const known = recipients.get(key);
      if (known) known.signupIds.push(id);
      else recipients.set(key, { address, signupIds: [id] });
    } else if (mobile !== undefined) {
      const key = mobileKey(mobile);
      if (!mobiles.has(key)) mobiles.set(key, mobilePattern.test(mobile) ? key : mobile);
    } else if (email !== undefined) {
      unusable.add(emailKey(email));
    }
  }
  return {
    recipients: [...recipients.values()],
    unusable: unusable.size,
    mobiles: [...mobiles.values()],
  };
}

/** Returns a recipient's state: the most certain of the states of the sign-ups. */
export function stateOf(
  { signupIds }: Recipient,
  states: ReadonlyMap<string, SendState>,
): SendState | undefined {
  const known = signupIds.map((id) => states.get(id));
  return (['sent', 'intended', 'refused'] as const).find((state) => known.includes(state));
}
