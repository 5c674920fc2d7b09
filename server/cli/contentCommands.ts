import type { Command } from 'commander';
import { boutDescriber } from '../../src/domain/describeBout';
import { contentPlace, type ContentSettings } from '../content/contentPlace';
import { placeOf } from '../content/checkContent';
import { findContentWarnings } from '../content/contentWarnings';
import { findMissingLetters } from '../content/missingLetters';
import { ContentError, readContent, type Content } from '../content/readContent';
import { withPictures } from '../content/withPictures';
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
    .action(async () => {
      const content = await checkContent(settings);
      if (content) describe(settings.CONTENT_FILE, content);
      else process.exitCode = 1;
    });
}

/** Prints whether the content is in order, and returns it if it is. */
async function checkContent(settings: ContentSettings): Promise<Content | undefined> {
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
    return content;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    for (const problem of error.problems) console.error(`${file}: ${problem}`);
    return undefined;
  }
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
