import { contentPlace, type ContentSettings } from '../content/contentPlace';
import { readLastGood } from '../content/lastGood';
import { ContentError, readContent, type Content } from '../content/readContent';

/**
 * Reads the content. When a record of it is bad, it is what a server serves then, the last good content, and one line
 * says so.
 *
 * @throws {ContentError} when the content is bad, and no good one is stored
 */
export async function readUsableContent(settings: ContentSettings): Promise<Content> {
  try {
    return await readContent(contentPlace(settings));
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const lastGood = await readLastGood(settings.DATA_DIR);
    if (!lastGood) throw error;
    console.error(`${error.message}; used instead: that of ${lastGood.time.toISOString()}`);
    return lastGood.content;
  }
}
