import type { Command } from 'commander';
import type { ContentSettings } from '../content/contentPlace';

/** Lets a command that edits the content refuse to where the file is a download, which would undo the edit. */
export function editsContent(command: Command, { CONTENT_URL }: ContentSettings): Command {
  return command.hook('preAction', () => {
    // The address may have a password in it.
    if (CONTENT_URL) throw new Error('the content comes from CONTENT_URL: edit it there');
  });
}
