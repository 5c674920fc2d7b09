import PostalMime from 'postal-mime';
import { emailSchema } from './audience';
import { isAddressDead, type DeliveryFailure } from './deliveryFailure';

/** A delivery status notification (RFC 3464): what became of a mail. */
export interface DeliveryNotification {
  /** When it was sent: ISO 8601, in UTC and with milliseconds. */
  sentAt: string;
  /** The addresses that take no mail, for good. */
  dead: string[];
  /** How many failed for good for another reason, which says nothing of their address. */
  otherFailures: number;
}

/**
 * Reads a message of the sender's mailbox.
 *
 * @returns nothing when it is no notification
 * @throws {Error} when it cannot be read
 */
export async function readNotification(
  source: Uint8Array,
): Promise<DeliveryNotification | undefined> {
  // A notification within a message, such as one that was passed on, is not one to us.
  const email = await PostalMime.parse(source, {
    forceRfc822Attachments: true,
    attachmentEncoding: 'utf8',
  });
  const reports = email.attachments.filter(({ mimeType }) => reportTypes.includes(mimeType));
  if (reports.length === 0) return undefined;
  const sent = Date.parse(email.date ?? '');
  if (Number.isNaN(sent)) throw new Error('A notification has no date');

  const notification: DeliveryNotification = {
    // A clock that is fast must not outweigh a later sign-up.
    sentAt: new Date(Math.min(sent, Date.now())).toISOString(),
    dead: [],
    otherFailures: 0,
  };
  for (const { content } of reports) {
    // It is text, as asked for above.
    for (const fields of await readFields(content as string)) {
      if (!/^failed\b/i.test(fields.get('action') ?? '')) continue;
      const address = addressIn(fields);
      if (address !== undefined && isAddressDead(failureOf(fields)))
        notification.dead.push(address);
      else notification.otherFailures += 1;
    }
  }
  return notification;
}

/** The second is that of RFC 6533, for addresses in any script. */
const reportTypes = ['message/delivery-status', 'message/global-delivery-status'];

/** The fields of one recipient, or of the whole report, by their names in lower case. */
type Fields = ReadonlyMap<string, string>;

/** Returns the groups of fields, which have blank lines between them and are written like headers. */
async function readFields(report: string): Promise<Fields[]> {
  const groups = report.replaceAll('\r\n', '\n').split(/\n[ \t]*\n/);
  return Promise.all(
    groups.map(async (group) => {
      const { headers } = await PostalMime.parse(group.trim());
      return new Map(headers.map(({ key, value }) => [key, value.replaceAll(/\s+/g, ' ').trim()]));
    }),
  );
}

/** Returns the address that was mailed, rather than the one that it was forwarded to. Some servers leave its type out. */
function addressIn(fields: Fields): string | undefined {
  const recipient = fields.get('original-recipient') ?? fields.get('final-recipient') ?? '';
  const [, address] = /^(?:(?:rfc822|utf-8)\s*;)?\s*<?([^<>\s;]+)>?/i.exec(recipient) ?? [];
  return emailSchema.safeParse(address).data;
}

function failureOf(fields: Fields): DeliveryFailure {
  return { status: fields.get('status') ?? '', reply: fields.get('diagnostic-code') ?? '' };
}
