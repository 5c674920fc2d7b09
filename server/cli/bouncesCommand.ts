import type { Command } from 'commander';
import { findBlockingDomains, type DomainCounts } from '../notify/blockingDomains';
import { readNotification, type MailNotification } from '../notify/bounces';
import { readMailbox } from '../notify/mailbox';
import { remember, rememberedFile } from '../signups/remembered';
import { openSuppressionList, type SuppressionList } from '../signups/suppressionList';
import type { Database } from '../storage/database';
import type { Yes } from './confirm';
import { printCounts } from './table';
import { withDatabase, type StoreSettings } from './withDatabase';

const bouncesHelp = `
Give it the mailbox of MAIL_FROM: a Maildir, an mbox or one message. It reads the delivery status
notifications (RFC 3464) and the complaints (RFC 5965) in it, and leaves the mailbox as it is. Those about
a mail that is none of ours are counted as foreign. Reading them again changes nothing: an address that has
signed up after its notification was sent is mailed again.

When most of a domain's addresses are reported dead at once, it rather blocks the sender: nobody at it is
suppressed, unless --yes says that they are dead.`;

/** Adds `bounces`. */
export function addBouncesCommand(program: Command, settings: StoreSettings): void {
  program
    .command('bounces')
    .description(
      'read the mailbox that mail comes back to, and mail its dead addresses and who complains no more; the server may be running',
    )
    .argument('<mailbox>', 'a file or a Maildir')
    .option('--yes', 'also suppress the addresses of a domain that most of are dead')
    .addHelpText('after', bouncesHelp)
    .action((mailbox: string, options: Yes) =>
      withDatabase(settings, (database) => suppressReported(mailbox, options, database, settings)),
    );
}

async function suppressReported(
  mailbox: string,
  { yes }: Yes,
  database: Database,
  { DATA_DIR }: StoreSettings,
): Promise<void> {
  const file = rememberedFile(DATA_DIR);
  const list = await openSuppressionList(database, (entry) => remember(file, [entry]));
  const { dead, complained, counts } = await readReports(mailbox, list);
  const blocking = yes
    ? new Map<string, DomainCounts>()
    : await findBlockingDomains(database, list, new Set(dead.keys()));
  const left = new Set<DomainCounts>();
  let suppressed = 0;
  for (const [who, since] of dead) {
    const domain = blocking.get(who);
    const suppression = { since, reason: 'bounced' } as const;
    if (domain !== undefined && !(await list.has(who, suppression))) {
      left.add(domain);
      continue;
    }
    await list.addHash(who, suppression);
    suppressed += 1;
  }
  for (const [who, since] of complained) await list.addHash(who, { since, reason: 'complained' });

  printCounts([
    ['Notifications', counts.notifications],
    ['Dead addresses', suppressed],
    ['Complaints', complained.size],
    ['Temporary or other failures', counts.otherFailures],
    ['Foreign', counts.foreign],
    ['Other mail', counts.otherMail],
    ['Unreadable', counts.unreadable],
  ]);
  if (left.size > 0) throw new Error([...left].map(describeBlocking).join('\n'));
}

function describeBlocking({ domain, mailed, dead }: DomainCounts): string {
  return `nobody at ${domain} was suppressed: ${dead} of the ${mailed} there who were mailed about one event are reported dead, so it rather blocks your mail. Read what its reports say: if they are dead, add --yes, else take them out of the mailbox`;
}

/** Returns who is reported by the mailbox, with the moment of the latest report, and what else is in it. */
async function readReports(mailbox: string, list: SuppressionList) {
  const dead = new Map<string, string>();
  const complained = new Map<string, string>();
  const counts = { notifications: 0, otherFailures: 0, foreign: 0, otherMail: 0, unreadable: 0 };
  for await (const message of readMailbox(mailbox)) {
    let notification: MailNotification | undefined;
    try {
      notification = await readNotification(message);
    } catch {
      // Its message may have an address in it.
      counts.unreadable += 1;
      continue;
    }
    if (notification === undefined) {
      counts.otherMail += 1;
      continue;
    }
    counts.notifications += 1;
    const { sentAt, messageId = '', isComplaint, otherFailures } = notification;
    const who = list.recipientOf(messageId);
    const report = (reported: Map<string, string>) => {
      if (who === undefined) counts.foreign += 1;
      else if (sentAt > (reported.get(who) ?? '')) reported.set(who, sentAt);
    };
    if (isComplaint) report(complained);
    for (const address of notification.dead) {
      const isOther = address !== undefined && !list.hashesOf(address).includes(who ?? '');
      if (isOther) counts.foreign += 1;
      else report(dead);
    }
    if (who === undefined) counts.foreign += otherFailures;
    else counts.otherFailures += otherFailures;
  }
  return { dead, complained, counts };
}
