import type { Command } from 'commander';
import { readNotification, type DeliveryNotification } from '../notify/bounces';
import { readMailbox } from '../notify/mailbox';
import { emailKey } from '../../src/domain/signup';
import { remember, rememberedFile } from '../signups/remembered';
import { openSuppressionList } from '../signups/suppressionList';
import type { Database } from '../storage/database';
import { printCounts } from './table';
import { withDatabase, type Place } from './withDatabase';

const bouncesHelp = `
Give it the mailbox of MAIL_FROM: a Maildir, an mbox or one message. It reads the delivery status
notifications (RFC 3464) in it and leaves the mailbox as it is. Reading them again changes nothing: an
address that has signed up after its notification was sent is mailed again.`;

/** Adds `bounces`. */
export function addBouncesCommand(program: Command, place: Place): void {
  program
    .command('bounces')
    .description(
      'read the mailbox that mail comes back to, and mail its dead addresses no more; the server may be running',
    )
    .argument('<mailbox>', 'a file or a Maildir')
    .addHelpText('after', bouncesHelp)
    .action((mailbox: string) =>
      withDatabase(place, (database) => suppressBounced(mailbox, database, place)),
    );
}

async function suppressBounced(mailbox: string, database: Database, { DATA_DIR }: Place) {
  const file = rememberedFile(DATA_DIR);
  const list = await openSuppressionList(database, (entry) => remember(file, [entry]));
  const dead = new Set<string>();
  const counts = { notifications: 0, otherFailures: 0, otherMail: 0, unreadable: 0 };
  for await (const message of readMailbox(mailbox)) {
    let notification: DeliveryNotification | undefined;
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
    counts.otherFailures += notification.otherFailures;
    for (const address of notification.dead) {
      await list.add(address, { since: notification.sentAt, reason: 'bounced' });
      dead.add(emailKey(address));
    }
  }
  printCounts([
    ['Notifications', counts.notifications],
    ['Dead addresses', dead.size],
    ['Failures for another reason', counts.otherFailures],
    ['Other mail', counts.otherMail],
    ['Unreadable', counts.unreadable],
  ]);
}
