import pictureColours from './pictureColours.json' with { type: 'json' };

/** A kind of picture, with one aspect ratio and set of widths. All figures in pixels. */
interface PictureKind {
  /** Size of the full picture; its aspect ratio is the kind's. */
  width: number;
  height: number;
  /** The widths a browser may choose from, ascending. */
  widths: readonly number[];
}

/** Every kind of picture, by the start of its key. `npm run images` makes the files of this table. */
const pictureKinds: Readonly<Record<string, PictureKind>> = {
  fighters: { width: 800, height: 1000, widths: [240, 400, 640, 800] },
  events: { width: 1600, height: 900, widths: [400, 640, 960, 1280] },
  videos: { width: 640, height: 360, widths: [320, 640] },
  'hero/hero': { width: 2400, height: 1350, widths: [960, 1440, 1920, 2400] },
  'hero/hero-portrait': { width: 1080, height: 1350, widths: [480, 720, 840, 1080] },
};

/** The pictures shown for a fighter or an event that has none (spec §2). */
export const defaultPictures = {
  fighter: '/pictures/fighters/default.webp',
  event: '/pictures/events/default.webp',
} as const;

/** The formats of each width, smallest files first. */
export const pictureFormats = ['avif', 'webp'] as const;

export type PictureFormat = (typeof pictureFormats)[number];

/** The attributes of a `<picture>`: one `srcset` per format, and the intrinsic size in pixels. */
export interface PictureSources {
  avif: string;
  webp: string;
  width: number;
  height: number;
}

/** Returns the kind of a picture by its key, such as `fighters/f01`; undefined for an unknown kind. */
export function pictureKind(key: string): PictureKind | undefined {
  const folder = key.slice(0, key.indexOf('/'));
  return pictureKinds[key] ?? pictureKinds[folder];
}

/**
 * Returns the URL of one picture in one width and format. A WebP in the full width is the picture that content refers to.
 *
 * @param key - a picture's key, such as `fighters/f01`
 * @param width - in pixels, one of the kind's widths
 */
export function pictureVariant(key: string, width: number, format: PictureFormat): string {
  const isFull = format === 'webp' && width === pictureKind(key)?.width;
  return `/pictures/${key}${isFull ? '' : `-${width}`}.${format}`;
}

/** Returns the key of a picture, `fighters/f01` for `/pictures/fighters/f01.webp`; undefined for another kind of URL. */
export function pictureKey(src: string): string | undefined {
  return /^\/pictures\/([\w-]+\/[\w-]+)\.webp$/.exec(src)?.[1];
}

/**
 * Returns what a composed picture is made of, which its name says: a fighter's picture and the category of a video, as
 * in `videos/f03-knockout`, or the pictures of two fighters, as in `events/f03-f07` (docs/decisions/020).
 *
 * @param key - a picture's key
 * @returns undefined when the name is made of one part, or the key belongs to a kind that is not composed
 */
export function composedParts(
  key: string,
): { folder: string; fighter: string; other: string } | undefined {
  const [, folder = '', fighter = '', other = ''] =
    /^(videos|events)\/(\w+)-([\w-]+)$/.exec(key) ?? [];
  return other ? { folder, fighter, other } : undefined;
}

/** Returns the sources of a picture by the URL in the content; undefined where no variants of it were made. */
export function pictureSources(src: string): PictureSources | undefined {
  const key = pictureKey(src);
  const kind = key === undefined ? undefined : pictureKind(key);
  // A picture without a colour was never processed: its variants would all be missing files.
  if (key === undefined || kind === undefined || pictureColour(src) === undefined) return undefined;

  const srcSet = (format: PictureFormat) =>
    kind.widths.map((width) => `${pictureVariant(key, width, format)} ${width}w`).join(', ');

  return {
    avif: srcSet('avif'),
    webp: srcSet('webp'),
    width: kind.width,
    height: kind.height,
  };
}

/**
 * Returns the colour shown while a picture loads, as `#rrggbb`: its average colour, darkened. A picture that was made
 * while the site runs has it at the end of its name (docs/decisions/017); a composed one has its first fighter's.
 *
 * @returns undefined when the picture is unknown
 */
export function pictureColour(src: string): string | undefined {
  const colours: Readonly<Record<string, string>> = pictureColours;
  const key = pictureKey(src) ?? '';
  return (
    colours[key] ??
    /\/\w{16}-(\w{6})$/.exec(key)?.[1]?.padStart(7, '#') ??
    colours[`fighters/${composedParts(key)?.fighter}`]
  );
}
