import { withAsciiDomain } from '../../src/domain/signup';

/** Returns an email address in the form in which two are compared. */
export function emailKey(email: string): string {
  return withAsciiDomain(email.trim().normalize('NFC')).toLowerCase();
}

/** Returns the digits, of any script, and a leading `+`. Numbers without digits are compared as text. */
export function mobileKey(mobile: string): string {
  const text = mobile.trim().normalize('NFKC');
  const digits = text.replace(/\P{Nd}/gu, '');
  if (digits === '') return text.toLowerCase();
  return /^\P{Nd}*\+/u.test(text) ? `+${digits}` : digits;
}
