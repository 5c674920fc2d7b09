import { InvalidArgumentError, type Command } from 'commander';
import type { Environment } from '../environment';
import { linkMailing, readLink } from '../notify/linkMailing';
import { addMailOptions, findEvent, mailAudience, type MailOptions } from './mailAudience';

const notifyHelp = `
Look first:
  npm run league -- notify --event ID --link https://… --mobiles mobiles.csv --dry-run

It is mailed from a day before the start of the event to a day after it. A wrong link is corrected with
the right one and --correction; without that, no other link is sent.`;

interface NotifyOptions extends MailOptions {
  link: string;
}

/** Adds `notify`. */
export function addNotifyCommand(program: Command, environment: Environment): void {
  const command = program
    .command('notify')
    .description(
      'mail a pay-per-view link to those who registered for the event or for none in particular; the server may be running',
    )
    .requiredOption('--link <url>', 'where it can be watched', parseLink);
  addMailOptions(command, notifyHelp).action(async (options: NotifyOptions) => {
    const event = await findEvent(options, environment);
    await mailAudience(linkMailing(event, options.link), options, environment);
  });
}

function parseLink(text: string): string {
  try {
    return readLink(text);
  } catch (error) {
    throw new InvalidArgumentError(`${(error as Error).message}.`);
  }
}
