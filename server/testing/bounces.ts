import { readFile } from 'node:fs/promises';

/** Returns a notification as a mail server writes it. */
export function readBounce(mailServer: 'postfix' | 'exim' | 'gmail' | 'exchange'): Promise<string> {
  return readFile(new URL(`bounces/${mailServer}.eml`, import.meta.url), 'utf8');
}

/** Returns a notification about one recipient, with these fields. */
export function writeBounce(fields: readonly string[], date = 'Sat, 22 Nov 2025 10:00:00 +0000') {
  return `From: MAILER-DAEMON@mx.example
${date === '' ? 'X-No-Date: yes' : `Date: ${date}`}
Content-Type: multipart/report; report-type=delivery-status; boundary=b

--b
Content-Type: text/plain

It failed.
--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example

${fields.join('\n')}
--b--
`;
}
