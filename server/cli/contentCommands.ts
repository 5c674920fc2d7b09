import type { Command } from 'commander';
import { contentPlace, type ContentSettings } from '../content/contentPlace';
import { ContentError, readContent } from '../content/readContent';
import { watchFile } from '../content/watchFile';
import { withPictures } from '../content/withPictures';
import { createQueue } from '../http/queue';
import { createPictureCheck } from '../pictures/checkPicture';

/** Adds `content check`. */
export function addContentCommands(program: Command, settings: ContentSettings): void {
  program
    .command('content')
    .description('fighters, events, videos and music')
    .command('check')
    .description(
      `say whether ${settings.CONTENT_FILE} is in order, and if not, what is wrong where`,
    )
    .option('--watch', 'check it at each save, until Ctrl-C')
    .action(async ({ watch }: { watch?: true }) => {
      if (watch) await checkAtEachSave(settings);
      else await checkContent(settings, ({ problems }) => problems);
    });
}

/**
 * Prints whether the content is in order. The exit code is that of the last check.
 *
 * @param problemsOf returns what is printed of an error
 */
async function checkContent(
  settings: ContentSettings,
  problemsOf: (error: ContentError) => readonly string[],
): Promise<void> {
  const place = contentPlace(settings);
  const { file } = place;
  try {
    const check = await createPictureCheck(place);
    const content = await withPictures(await readContent(place), check, file);
    const counts = [
      `${content.fighters.length} fighters`,
      `${content.events.length} events`,
      `${content.videos.length} videos`,
      `${content.music.length} tracks`,
    ];
    console.log(`${file} is in order: ${counts.join(', ')}`);
    process.exitCode = 0;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    for (const problem of problemsOf(error)) console.error(`${file}: ${problem}`);
    process.exitCode = 1;
  }
}

/** Prints one line at each save. */
async function checkAtEachSave(settings: ContentSettings): Promise<void> {
  const watcher = watchFile(settings.CONTENT_FILE);
  const checks = createQueue();
  const check = () => checks.add(() => checkContent(settings, ({ summary }) => [summary]));
  const ended = new Promise<void>((resolve, reject) => {
    const end = () => {
      resolve();
    };
    process.once('SIGINT', end).once('SIGTERM', end);
    watcher.on('error', reject).on('all', () => void check().catch(reject));
  });
  try {
    await new Promise<void>((ready) => watcher.once('ready', ready));
    await check();
    await ended;
  } finally {
    await watcher.close();
    await checks.idle();
  }
}
