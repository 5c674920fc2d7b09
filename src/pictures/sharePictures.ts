import { pictureColour, pictureKey } from './pictures';

/** The picture of a page's link preview, in a feed, a chat or a search result. */
export interface SharePicture {
  src: string;
  /** What the picture shows, in a sentence. */
  alt: string;
}

/** The size of every share picture in pixels: link previews crop to 1.91:1. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** The league's share picture, for a page without a picture or with one from another site. */
export const defaultSharePicture: SharePicture = {
  src: '/og.jpg',
  alt: 'A tattooed male fighter in guard with a female fighter behind him, under red and white arena beams.',
};

const sharedKinds = ['fighters', 'events'] as const;

/** The kinds of pictures that are made into share pictures. */
export type SharedKind = (typeof sharedKinds)[number];

/** Returns the kind of a picture that has a share picture, by its key; undefined for one without, such as a video's. */
export function sharedKind(key: string): SharedKind | undefined {
  return sharedKinds.find((kind) => key.startsWith(`${kind}/`));
}

/** Returns the URL of the share picture made from the picture with a key, such as `fighters/f01`. */
export function sharePicturePath(key: string): string {
  return `/pictures/share/${key}.jpg`;
}

/** Returns the URL that a page with this picture is shared with: the league's own where none was made from it. */
export function sharePictureUrl(src: string): string {
  const key = pictureKey(src);
  // A picture without a colour was never processed, and so never made into another.
  if (key === undefined || pictureColour(src) === undefined || sharedKind(key) === undefined) {
    return defaultSharePicture.src;
  }
  return sharePicturePath(key);
}
