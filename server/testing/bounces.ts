import { readFile } from 'node:fs/promises';

/** The `Message-ID` that the notifications of {@link readBounce} name. */
export const bouncedId = '<0123456789abcdef0123456789abcdef@league.example>';

/** Returns a notification as a mail server writes it, about a mail with this `Message-ID`. */
export async function readBounce(
  mailServer: 'postfix' | 'exim' | 'gmail' | 'exchange',
  messageId = bouncedId,
): Promise<string> {
  const text = await readFile(new URL(`bounces/${mailServer}.eml`, import.meta.url), 'utf8');
  return text.replaceAll(bouncedId, messageId);
}

interface Reported {
  date?: string;
  /** What came back. */
  mail?: string;
}

/** Returns a notification about one recipient, with these fields. */
export function writeBounce(fields: readonly string[], reported: Reported = {}): string {
  return writeReport(
    'delivery-status',
    ['Reporting-MTA: dns; mx.example', '', ...fields],
    reported,
  );
}

/** Returns the complaint of a recipient. */
export function writeComplaint(mail: string, type = 'abuse'): string {
  const fields = [`Feedback-Type: ${type}`, 'User-Agent: Loop/1.0', 'Version: 1'];
  return writeReport('feedback-report', fields, { mail });
}

function writeReport(
  type: string,
  fields: readonly string[],
  { date = 'Sat, 22 Nov 2025 10:00:00 +0000', mail = 'Subject: Your link\n\nHello' }: Reported,
): string {
  return `From: MAILER-DAEMON@mx.example
${date === '' ? 'X-No-Date: yes' : `Date: ${date}`}
In-Reply-To: <a-reply@mx.example>
Content-Type: multipart/report; report-type=${type}; boundary=b

--b
Content-Type: text/plain

It failed.
--b
Content-Type: message/${type}

${fields.join('\n')}
--b
Content-Type: message/rfc822

${mail}
--b--
`;
}
