import PostalMime, { type Email } from 'postal-mime';
import { emailSchema } from './audience';
import { isAddressDead, type DeliveryFailure } from './deliveryFailure';

/** A notification about a mail: what became of it (RFC 3464), or that its recipient complains about it (RFC 5965). */
export interface MailNotification {
  /** When it was sent: ISO 8601, in UTC and with milliseconds. */
  sentAt: string;
  /** The `Message-ID` of the mail, where it says so. */
  messageId: string | undefined;
  isComplaint: boolean;
  /** The recipients that take no mail, for good: the address that was mailed, where the notification names it. */
  dead: (string | undefined)[];
  /** How many failed for another reason, which says nothing of their address. */
  otherFailures: number;
}

/** Reads a message; nothing when it is no notification. @throws {Error} when it cannot be read */
export async function readNotification(source: Uint8Array): Promise<MailNotification | undefined> {
  // A notification within a message, such as one that was passed on, is not one to us.
  const email = await PostalMime.parse(source, {
    forceRfc822Attachments: true,
    attachmentEncoding: 'utf8',
  });
  const reports = await Promise.all(groupsIn(email, deliveryReports).map(readFields));
  const feedback = await Promise.all(groupsIn(email, feedbackReports).map(readFields));
  const isComplaint = feedback.some((fields) =>
    /^abuse\b/i.test(fields.get('feedback-type') ?? ''),
  );
  if (reports.length === 0 && !isComplaint) return undefined;
  const sent = Date.parse(email.date ?? '');
  if (Number.isNaN(sent)) throw new Error('A notification has no date');

  const failures = reports.filter((fields) => /^failed\b/i.test(fields.get('action') ?? ''));
  const dead = failures.filter((fields) => isAddressDead(failureOf(fields)));
  return {
    // A clock that is fast must not outweigh a later sign-up.
    sentAt: new Date(Math.min(sent, Date.now())).toISOString(),
    messageId: await readMessageId(email),
    isComplaint,
    dead: dead.map(mailedAddressIn),
    otherFailures: failures.length - dead.length,
  };
}

/** The second is that of RFC 6533, for addresses in any script. */
const deliveryReports = ['message/delivery-status', 'message/global-delivery-status'];

const feedbackReports = ['message/feedback-report'];

/** What returns the mail, or its headers. The last two are those of RFC 6533. */
const returnedMails = [
  ...['message/rfc822', 'text/rfc822-headers'],
  ...['message/global', 'message/global-headers'],
];

/** The fields of one recipient, of the whole report or of a mail, by their names in lower case. */
type Fields = ReadonlyMap<string, string>;

/** Returns the groups of fields in the parts of these types, which have blank lines between them. */
function groupsIn({ attachments }: Email, types: readonly string[]): string[] {
  const parts = attachments.filter(({ mimeType }) => types.includes(mimeType));
  return parts.flatMap(({ content }) => {
    // It is text, as asked for above.
    const text = (content as string).replaceAll('\r\n', '\n').trim();
    return text.split(/\n[ \t]*\n/);
  });
}

/** Returns the fields of a group, which is written like headers. */
async function readFields(group: string): Promise<Fields> {
  const { headers } = await PostalMime.parse(group.trim());
  return new Map(headers.map(({ key, value }) => [key, value.replaceAll(/\s+/g, ' ').trim()]));
}

/** Returns the id of the mail that came back, or of the one that is replied to. */
async function readMessageId(email: Email): Promise<string | undefined> {
  const [headers = ''] = groupsIn(email, returnedMails);
  const returned = (await readFields(headers)).get('message-id');
  return returned ?? email.inReplyTo ?? email.references?.split(/\s+/).at(-1);
}

/** Returns the address that was mailed, rather than the one that it was forwarded to. Some servers leave its type out. */
function mailedAddressIn(fields: Fields): string | undefined {
  const recipient = fields.get('original-recipient') ?? '';
  const [, address] = /^(?:(?:rfc822|utf-8)\s*;)?\s*<?([^<>\s;]+)>?/i.exec(recipient) ?? [];
  return emailSchema.safeParse(address).data;
}

function failureOf(fields: Fields): DeliveryFailure {
  return { status: fields.get('status') ?? '', reply: fields.get('diagnostic-code') ?? '' };
}
