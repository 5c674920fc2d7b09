import { memberSignupSchema } from '../../src/domain/signup';
import { plainEmail, plainMobile } from '../signups/contact';
import type { SendState } from '../signups/sendLog';
import type { StoredSignup } from '../signups/signupStore';

/** One person to mail: an address, however often and in whatever case it was left. */
export interface Recipient {
  address: string;
  /** The ids of the sign-ups that left it, from the oldest. */
  signupIds: string[];
}

/** Who is to hear of an event. */
export interface Audience {
  recipients: Recipient[];
  /** Addresses that none can be sent to. */
  unusable: number;
  /**
   * The numbers of those who left no address, each once: the digits alone, with a leading `+` where there was
   * one, as senders of text messages take them. What is more than a number stays as it was typed.
   */
  mobiles: string[];
}

/** The rule of the form, which leaves nothing in an address that a header could be made of. */
const emailSchema = memberSignupSchema.shape.email;

/** A number, with the signs that people set it with. */
const mobilePattern = /^\s*\+?[\d\s().\-/]+$/;

/** Gathers those who registered for an event, or for none in particular. */
export async function gatherAudience(
  signups: AsyncIterable<StoredSignup>,
  eventId: string,
): Promise<Audience> {
  const recipients = new Map<string, Recipient>();
  const unusable = new Set<string>();
  const mobiles = new Map<string, string>();

  for await (const signup of signups) {
    if (signup.eventId !== undefined && signup.eventId !== eventId) continue;
    const { id, email, mobile } = signup;
    const address = emailSchema.safeParse(email).data;
    if (address !== undefined) {
      const key = plainEmail(address);
      const known = recipients.get(key);
      if (known) known.signupIds.push(id);
      else recipients.set(key, { address, signupIds: [id] });
    } else if (mobile !== undefined) {
      const key = plainMobile(mobile);
      if (!mobiles.has(key)) mobiles.set(key, mobilePattern.test(mobile) ? key : mobile);
    } else if (email !== undefined) {
      unusable.add(plainEmail(email));
    }
  }
  return {
    recipients: [...recipients.values()],
    unusable: unusable.size,
    mobiles: [...mobiles.values()],
  };
}

/** How a recipient stands: what is known of any of the sign-ups, the surest first. */
export function stateOf(
  { signupIds }: Recipient,
  states: ReadonlyMap<string, SendState>,
): SendState | undefined {
  const known = signupIds.map((id) => states.get(id));
  return (['sent', 'intended', 'refused'] as const).find((state) => known.includes(state));
}
