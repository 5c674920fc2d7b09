import { plainEmail, plainMobile } from './contactSpelling';
import type { Contact, StoredSignup } from './signupStore';

/**
 * Returns whether a sign-up has a contact, whatever its spelling: the letter case of an address is ignored, and so
 * are blanks, brackets and dashes of a number.
 */
export function matchesContact(contact: Contact): (signup: StoredSignup) => boolean {
  if ('email' in contact) {
    const wanted = plainEmail(contact.email);
    return ({ email }) => email !== undefined && plainEmail(email) === wanted;
  }
  const wanted = plainMobile(contact.mobile);
  return ({ mobile }) => mobile !== undefined && plainMobile(mobile) === wanted;
}
