import { eventSchema } from '../../src/domain/event';
import { fighterSchema } from '../../src/domain/fighter';
import { isMediaPath, PictureError } from '../pictures/originals';
import type { MadePicture } from '../pictures/pictures';
import { placeOf, type League } from './checkContent';
import { ContentError, versionOf, type Content } from './readContent';

/** Returns what is made of an original, or nothing where its record is to have no picture. */
export type PictureOf = (path: string) => Promise<MadePicture | undefined>;

/**
 * Returns the content with what is made of each original in its place: the path of the picture, and the text that
 * describes it, unless the record has one itself. Content without originals is returned as it is.
 *
 * @param pictureOf throws a {@link PictureError} when an original cannot be shown
 * @param file the content file, for the error
 * @throws {ContentError} with every original that cannot be shown
 */
export async function withPictures(
  content: Content,
  pictureOf: PictureOf,
  file: string,
): Promise<Content> {
  const problems: string[] = [];
  const find = async (list: keyof League, index: number, record: object, field: string) => {
    const path = String(record[field as keyof typeof record]);
    try {
      return await pictureOf(path);
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      problems.push(`${placeOf(list, index, record)} ${field}: ${path} ${error.message}`);
      return undefined;
    }
  };

  const fighters = await mapInTurn(content.fighters, async (fighter, index) => {
    if (!isOriginal(fighter.imageUrl)) return fighter;
    const picture = await find('fighters', index, fighter, 'imageUrl');
    const imageAlt = fighter.imageAlt ?? picture?.alt;
    // Parsed again for the order of its fields, which is part of the version.
    return fighterSchema.parse({ ...fighter, imageUrl: picture?.src, imageAlt });
  });
  const events = await mapInTurn(content.events, async (event, index) => {
    if (!isOriginal(event.imageUrl)) return event;
    const picture = await find('events', index, event, 'imageUrl');
    const imageAlt = event.imageAlt ?? picture?.alt;
    return eventSchema.parse({ ...event, imageUrl: picture?.src, imageAlt });
  });
  const videos = await mapInTurn(content.videos, async (video, index) => {
    if (!isOriginal(video.thumbnailUrl)) return video;
    const picture = await find('videos', index, video, 'thumbnailUrl');
    return { ...video, thumbnailUrl: picture?.src };
  });
  if (problems.length > 0) throw new ContentError(file, problems);
  const league = { fighters, events, videos, music: content.music };
  return { version: versionOf(league), ...league };
}

const isOriginal = (path: string | undefined) => path !== undefined && isMediaPath(path);

/** Maps one after another, since each may take seconds of the processor. */
async function mapInTurn<Item>(
  items: readonly Item[],
  map: (item: Item, index: number) => Promise<Item>,
): Promise<Item[]> {
  const mapped: Item[] = [];
  for (const [index, item] of items.entries()) mapped.push(await map(item, index));
  return mapped;
}
