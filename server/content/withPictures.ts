import { eventSchema, type FightEvent } from '../../src/domain/event';
import { fighterSchema, type Fighter } from '../../src/domain/fighter';
import { isMediaPath, PictureError } from '../pictures/originals';
import type { MadePicture } from '../pictures/pictures';
import { mapLists, placeOf, type League } from './checkContent';
import { ContentError, versionOf, type Content } from './readContent';

/** Returns what is made of an original, or nothing while it is not made. */
export type PictureOf = (path: string) => Promise<MadePicture | undefined>;

/**
 * Returns the content with what is made of each original in its place: the path of the picture, and the text that
 * describes it, unless the record has one itself. Until it is made, the record has the picture that it had before.
 * Content without originals is returned as it is.
 *
 * @param pictureOf throws a {@link PictureError} when an original cannot be shown
 * @param file the content file, for the error
 * @param before the content whose pictures are shown now, if there is one
 * @throws {ContentError} with every original that cannot be shown
 */
export async function withPictures(
  content: Content,
  pictureOf: PictureOf,
  file: string,
  before?: League,
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
  const imageOf = async (
    list: 'fighters' | 'events',
    index: number,
    record: Fighter | FightEvent,
  ) => {
    const picture = await find(list, index, record, 'imageUrl');
    if (picture) return { imageUrl: picture.src, imageAlt: record.imageAlt ?? picture.alt };
    const shown: (Fighter | FightEvent)[] = before?.[list] ?? [];
    const { imageUrl, imageAlt } = shown.find(({ id }) => id === record.id) ?? {};
    return { imageUrl, imageAlt };
  };

  // Parsed again for the order of its fields, which is part of the version.
  const fighters = await mapInTurn(content.fighters, async (fighter, index) =>
    isOriginal(fighter.imageUrl)
      ? fighterSchema.parse({ ...fighter, ...(await imageOf('fighters', index, fighter)) })
      : fighter,
  );
  const events = await mapInTurn(content.events, async (event, index) =>
    isOriginal(event.imageUrl)
      ? eventSchema.parse({ ...event, ...(await imageOf('events', index, event)) })
      : event,
  );
  const videos = await mapInTurn(content.videos, async (video, index) => {
    if (!isOriginal(video.thumbnailUrl)) return video;
    const picture = await find('videos', index, video, 'thumbnailUrl');
    const shown = before?.videos.find(({ id }) => id === video.id);
    return { ...video, thumbnailUrl: picture?.src ?? shown?.thumbnailUrl };
  });
  if (problems.length > 0) throw new ContentError(file, problems);
  const shown = { ...content, fighters, events, videos };
  const league = mapLists((list) => shown[list]) as League;
  return { version: versionOf(league), ...league };
}

/** Returns the paths and addresses of all pictures of the content. */
export function picturesOf({ fighters, events, videos }: League): string[] {
  const pictures = [
    ...[...fighters, ...events].map(({ imageUrl }) => imageUrl),
    ...videos.map(({ thumbnailUrl }) => thumbnailUrl),
  ];
  return pictures.filter((picture) => picture !== undefined);
}

const isOriginal = (path: string | undefined) => path !== undefined && isMediaPath(path);

/** Maps one after another, since each may read a file. */
async function mapInTurn<Item>(
  items: readonly Item[],
  map: (item: Item, index: number) => Promise<Item>,
): Promise<Item[]> {
  const mapped: Item[] = [];
  for (const [index, item] of items.entries()) mapped.push(await map(item, index));
  return mapped;
}
