import type { Contact, StoredSignup } from './signupStore';

/**
 * Tells whether a sign-up left a contact, as people mean it and not as they typed it: the case of an
 * address does not count, nor do the blanks, brackets and dashes of a number.
 */
export function matchesContact(contact: Contact): (signup: StoredSignup) => boolean {
  if ('email' in contact) {
    const wanted = plainEmail(contact.email);
    return ({ email }) => email !== undefined && plainEmail(email) === wanted;
  }
  const wanted = plainMobile(contact.mobile);
  return ({ mobile }) => mobile !== undefined && plainMobile(mobile) === wanted;
}

/** An address as people mean it: by this, two are the same. */
export function plainEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

/** The digits, of whatever script, and a leading `+`. Numbers without digits are compared as texts. */
export function plainMobile(mobile: string): string {
  const text = mobile.trim().normalize('NFKC');
  const digits = text.replace(/\P{Nd}/gu, '');
  if (digits === '') return text.toLowerCase();
  return /^\P{Nd}*\+/u.test(text) ? `+${digits}` : digits;
}
