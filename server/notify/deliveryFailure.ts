/** What a report says of a mail to one recipient that failed (RFC 3464, 2.3). */
export interface DeliveryFailure {
  /** The field `Status`: an enhanced status code (RFC 3463), which may have a comment. */
  status: string;
  /** The field `Diagnostic-Code`: the reply of the other mail server, or what the reporting one says. */
  reply: string;
}

type Cause = 'recipient' | 'other';

/**
 * What the words of a reply are about; the first that matches counts. They count more than the codes, since servers have
 * those of an unknown recipient for a sender that they block, too. The comments name servers that write so.
 */
const sentences: readonly (readonly [RegExp, Cause])[] = [
  // Cox, Spectrum: "<news@league.example> sender rejected". Sendmail: "Domain of sender address … does not exist".
  [/\bsenders?\b|\bmail from\b/i, 'other'],
  // GoDaddy: "is not allowed to send from … per its SPF Record". Tencent: "DMARC check failed".
  [/\b(spf|dkim|dmarc|ptr|reverse dns|\w*authenticat\w+)\b/i, 'other'],
  // Gmail: "very low reputation of the sending IP". Orange: "Client host blocked". A link to a blocklist may be all.
  [/\b(block\w*|black ?list\w*|banned|reputation|client host|client ip|\w*bl)\b/i, 'other'],
  // mail.example: "Virus Detected; Content Rejected". Amavis: "Message content rejected, UBE".
  [/\b(virus|spam\w*|ube|content|policy|policies|security)\b/i, 'other'],
  // GoDaddy: "has sent to too many recipients this hour". Gmail: "is receiving mail at a rate that prevents".
  [/\btoo many\b|\bat a rate\b|\bfrequency\b/i, 'other'],
  // Sendmail: "Mailbox Full". Apple: "user is over quota". Gmail: "out of storage space". It can be emptied.
  [/\bquota\b|\bfull\b|\bstorage\b/i, 'other'],
  // Postfix: "User unknown". Exchange: "RecipNotFound; not found". Gmail: "The email account … does not exist".
  [
    /\b(user|recip\w*|mailbox|account|address|domain|host)\b.*\b(unknown|not found|not known|not exist)\b/i,
    'recipient',
  ],
  // Orange: "Invalid recipient". Courier: "No such domain". Amazon SES has "Unknown address error" before any reply.
  [
    /\b(unknown|no such|invalid|illegal) (user|recipient|mailbox|account|address(?! error)|domain|host)\b/i,
    'recipient',
  ],
  // Yahoo: "This user doesn't have a yahoo.com account".
  [/\bdoesn't have an? \S+ account\b/i, 'recipient'],
  // RFC 5321, 4.2.3: the texts of 550 and 553.
  [/\bmailbox unavailable\b|\bmailbox name not allowed\b/i, 'recipient'],
  // KDDI: "Recipient address rejected." Exchange Online: "Recipient address rejected: Access denied", of its directory.
  [/\baddress rejected(: access denied\b|[. ]*$)/i, 'recipient'],
];

/**
 * The codes of an address that cannot get mail: RFC 3463, 3.2 (X.1.1, X.1.2, X.1.3, X.1.6), RFC 7505 and Exchange (X.1.10,
 * X.1.351). X.1.0, X.2.0 and X.5.0 are "other"; X.2.1 and X.2.2 may pass.
 */
const aboutRecipient = /^5\.1\.(1|2|3|6|10|351)$/;

/**
 * Returns whether a failure says that the address gets no mail from anyone, for good. Any other cause is the sender's, the
 * mail's or the network's: one listing would make everybody's mail at a provider fail.
 */
export function isAddressDead({ status, reply }: DeliveryFailure): boolean {
  // The code of the server that refused the mail counts more than that of the one that reports it.
  const [, own] = /\b[45]\d\d[- ]+['#]?([245]\.\d{1,3}\.\d{1,3})(?![\d.])/.exec(reply) ?? [];
  const code = own ?? /^\d\.\d{1,3}\.\d{1,3}/.exec(status)?.[0] ?? '';
  if (!code.startsWith('5')) return false;
  const text = `${status} ${reply}`;
  const cause = sentences.find(([pattern]) => pattern.test(text))?.[1];
  return cause === undefined ? aboutRecipient.test(code) : cause === 'recipient';
}
