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

/** Returns an email address in the form in which two are compared. */
export function plainEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

/** Returns the digits, of any script, and a leading `+`. Numbers without digits are compared as text. */
export function plainMobile(mobile: string): string {
  const text = mobile.trim().normalize('NFKC');
  const digits = text.replace(/\P{Nd}/gu, '');
  if (digits === '') return text.toLowerCase();
  return /^\P{Nd}*\+/u.test(text) ? `+${digits}` : digits;
}
