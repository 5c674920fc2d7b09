import { contentPaths, type ContentSettings } from '../content/contentPaths';
import { readLastGood } from '../content/lastGood';
import { ContentError, readContent, type Content } from '../content/readContent';

/**
 * Reads the content. When it is refused, it is what a server serves then: the last good content, or else what this
 * release knows of it. One line says so.
 *
 * @throws {ContentError} when the content is bad, and no good one is stored
 */
export async function readUsableContent(settings: ContentSettings): Promise<Content> {
  const paths = contentPaths(settings);
  try {
    return await readContent(paths);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const lastGood = await readLastGood(settings.DATA_DIR);
    const content = lastGood?.content ?? (await readContent(paths, true));
    const used = lastGood ? `that of ${lastGood.time.toISOString()}` : 'what this release knows';
    console.error(`${error.message}; used instead: ${used}`);
    return content;
  }
}
