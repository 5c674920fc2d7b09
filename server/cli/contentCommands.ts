import type { Command } from 'commander';
import { boutDescriber } from '../../src/domain/describeBout';
import { contentPlace, type ContentSettings } from '../content/contentPlace';
import { placeOf } from '../content/checkContent';
import { findContentWarnings } from '../content/contentWarnings';
import { findMissingLetters } from '../content/missingLetters';
import { ContentError, readContent, type Content } from '../content/readContent';
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
      if (watch) return checkAtEachSave(settings);
      const content = await checkContent(settings, ({ problems }) => problems);
      if (content) describe(settings.CONTENT_FILE, content);
    });
}

/**
 * Prints whether the content is in order. The exit code is that of the last check.
 *
 * @param problemsOf returns what is printed of an error
 * @returns the content when it is in order
 */
async function checkContent(
  settings: ContentSettings,
  problemsOf: (error: ContentError) => readonly string[],
): Promise<Content | undefined> {
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
    return content;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    for (const problem of problemsOf(error)) console.error(`${file}: ${problem}`);
    process.exitCode = 1;
    return undefined;
  }
}

/** Prints whom the subtitles of the events ahead name, what was probably forgotten, and which letters have no font. */
function describe(file: string, content: Content): void {
  const describeBout = boutDescriber(content.fighters);
  for (const [index, event] of content.events.entries()) {
    const bout = event.status === 'completed' ? undefined : describeBout(event);
    if (bout !== undefined) console.log(`${file}: ${placeOf('events', index, event)}: ${bout}`);
  }
  const warnings = [...findContentWarnings(content, Date.now()), ...findMissingLetters(content)];
  for (const warning of warnings) console.error(`${file}: ${warning}`);
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
