import type { Command } from 'commander';
import { contentPlace } from '../content/contentPlace';
import { ContentError, readContent } from '../content/readContent';
import type { Environment } from '../environment';

/** Adds `content check`. */
export function addContentCommands(
  program: Command,
  { CONTENT_FILE }: Pick<Environment, 'CONTENT_FILE'>,
): void {
  program
    .command('content')
    .description('fighters, events, videos and music')
    .command('check')
    .description(`say whether ${CONTENT_FILE} is in order, and if not, what is wrong where`)
    .action(() => checkContent(CONTENT_FILE));
}

async function checkContent(file: string): Promise<void> {
  try {
    const content = await readContent(contentPlace(file));
    const counts = [
      `${content.fighters.length} fighters`,
      `${content.events.length} events`,
      `${content.videos.length} videos`,
      `${content.music.length} tracks`,
    ];
    console.log(`${file} is in order: ${counts.join(', ')}`);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    for (const problem of error.problems) console.error(`${file}: ${problem}`);
    process.exitCode = 1;
  }
}
