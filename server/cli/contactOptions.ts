import { InvalidArgumentError, Option, type Command } from 'commander';
import { emailKey, mobileKey } from '../../src/domain/signup';
import { emailSchema } from '../notify/audience';
import type { Contact } from '../signups/signup';

/** The help on how a person is found. */
export const contactHelp = `
The case of an address does not count, nor what stands between the digits of a number. With and without the code of
its country it is two numbers: ask for both.`;

/** The options by which a person is named. */
export type ContactOptions = Partial<Record<'email' | 'mobile', string>>;

/** Adds the options by which a person is named. */
export function addContactOptions(command: Command): Command {
  return command
    .addOption(new Option('--email <address>').conflicts('mobile'))
    .option('--mobile <number>');
}

/**
 * Returns the person that the options name, or ends the command. An empty text, such as that of an unset variable, names
 * nobody, and certainly not everybody who left no address.
 */
export function contactOf({ email = '', mobile = '' }: ContactOptions, command: Command): Contact {
  if (emailKey(email) !== '') return { email };
  if (mobileKey(mobile) !== '') return { mobile };
  return command.error("error: one of '--email <address>' and '--mobile <number>' is needed");
}

/** Returns the email address that an option has. */
export function parseAddress(text: string): string {
  const { data } = emailSchema.safeParse(text);
  if (data === undefined) throw new InvalidArgumentError('It must be one email address.');
  return data;
}
