import type { Command } from 'commander';
import { boutDescriber } from '../../src/domain/describeBout';
import { contentPaths, type ContentSettings } from '../content/contentPaths';
import { placeOf } from '../content/checkContent';
import { findContentWarnings } from '../content/contentWarnings';
import { findMissingLetters } from '../content/missingLetters';
import { ContentError, readContent, type Content } from '../content/readContent';
import { withPictures } from '../content/withPictures';
import { createPictureCheck } from '../pictures/checkPicture';
import { addHistoryCommands } from './historyCommands';

/** Adds `content check`. */
export function addContentCommands(program: Command, settings: ContentSettings): void {
  const content = program.command('content').description('fighters, events, videos and music');
  addHistoryCommands(content, settings);
  content
    .command('check')
    .description(
      `say whether ${settings.CONTENT_FILE} is in order, and if not, what is wrong where`,
    )
    .action(async () => {
      const file = settings.CONTENT_FILE;
      try {
        const content = await checkContent(settings);
        console.log(`${file} is in order: ${countRecords(content)}`);
        describe(file, content);
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        for (const problem of error.problems) console.error(`${file}: ${problem}`);
        process.exitCode = 1;
      }
    });
}

/** Reads the content with its pictures. @throws {ContentError} when it is not in order */
export async function checkContent(settings: ContentSettings): Promise<Content> {
  const paths = contentPaths(settings);
  const check = await createPictureCheck(paths);
  const { leftOut, ...league } = await readContent(paths, true);
  const content = await withPictures(league, check, paths.file);
  if (leftOut.length > 0) {
    const effect = 'is refused as an edit; a server that has nothing else to serve leaves this out';
    throw new ContentError(paths.file, [...leftOut, effect]);
  }
  return content;
}

/** Returns how many records of each list there are, for a person. */
export function countRecords({ fighters, events, videos, music }: Content): string {
  return `${fighters.length} fighters, ${events.length} events, ${videos.length} videos, ${music.length} tracks`;
}

/** Prints whom the subtitles of the events ahead name, which statuses are probably wrong, and which letters have no font. */
function describe(file: string, content: Content): void {
  const describeBout = boutDescriber(content.fighters);
  for (const [index, event] of content.events.entries()) {
    const bout = event.status === 'completed' ? undefined : describeBout(event);
    if (bout !== undefined) console.log(`${file}: ${placeOf('events', index, event)}: ${bout}`);
  }
  const warnings = [...findContentWarnings(content, Date.now()), ...findMissingLetters(content)];
  for (const warning of warnings) console.error(`${file}: ${warning}`);
}
