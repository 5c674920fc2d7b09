import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { Option, type Command } from 'commander';
import type { Environment } from '../environment';
import { changeMailing, changes, type Change } from '../notify/changeMailing';
import { naming } from '../storage/fileErrors';
import { addMailOptions, findEvent, mailAudience, type MailOptions } from './mailAudience';
import { checkMoment } from './parseDate';

const messageHelp = `
Change the event first: events edit and set-status print the line to run. The mail says from the content
what has changed, and then what a text file says, as plain text with blank lines between paragraphs.

It goes to those who get the link of the event. A second move is news again. Another text about the same
change is refused once one was sent, unless it is a --correction.`;

interface MessageOptions extends MailOptions {
  about: Change;
  was?: string;
  text?: string;
}

/** Adds `message`. */
export function addMessageCommand(program: Command, environment: Environment): void {
  const command = program
    .command('message')
    .description(
      'mail those who registered for an event, or for none in particular, what has changed about it; the server may be running',
    )
    .addOption(
      new Option('--about <change>', 'what has changed').choices(changes).makeOptionMandatory(),
    )
    .option('--was <time>', 'when an event that has moved was to start', checkMoment)
    .option('--text <file>', 'what else to say, in a text file');
  addMailOptions(command, messageHelp).action(async (options: MessageOptions) => {
    const event = await findEvent(options, environment);
    const text = options.text === undefined ? undefined : await readText(options.text);
    const mailing = changeMailing(event, options.about, { was: options.was, text });
    await mailAudience(mailing, options, environment);
  });
}

/** @throws {Error} when it is none, or empty */
async function readText(file: string): Promise<string> {
  const bytes = await naming(file, () => readFile(file));
  if (!isUtf8(bytes)) throw new Error(`${file} is no text: save it as plain text, in UTF-8`);
  const text = bytes.toString();
  if (text.trim() === '') throw new Error(`${file} is empty`);
  return text;
}
