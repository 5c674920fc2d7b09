import path from 'node:path';
import sharp from 'sharp';
import { isFacing } from '../src/pictures/facing';
import { composedParts, pictureKind } from '../src/pictures/pictures';
import { colors } from '../src/theme/tokens';

/** Raised when the way of drawing changes, so that all composed pictures are made again. */
export const drawingVersion = 2;

/** An original of a fighter, as `art/manifest.json` describes it. */
export interface FighterArt {
  /** Its path under `art/`. */
  file: string;
  /** The middle of the face, in % from the left and from the top. */
  face: Point;
  stance: string;
}

type Point = readonly [x: number, y: number];

type Side = 'left' | 'right';

/** What an original's red, green and blue are multiplied by, and how much of their difference is left: 0 to 1. */
type Light = readonly [gains: [number, number, number], saturation: number];

/** As it is in the original. */
const ownLight: Light = [[1, 1, 1], 1];

/** A thumbnail is too small for faces as dark as in a portrait. */
const frontLight: Light = [[1.25, 1.25, 1.25], 1];

/** Black and white, as in a documentary. */
const greyLight: Light = [[1.3, 1.3, 1.3], 0];

/** The light of the tunnel. */
const redLight: Light = [[1.7, 0.35, 0.4], 0];

/** One of the two halves of a composed picture. All figures in pixels, but `focus`. */
interface Panel {
  /** The original under `art/`. */
  file: string;
  /** How wide the whole original is drawn. */
  width: number;
  /** The point of the original, in %, that is drawn at the point `at` of the picture. */
  focus: Point;
  at: Point;
  mirrored: boolean;
  light: Light;
  /** The corners of what is seen of it. */
  corners: readonly Point[];
}

/** How a picture is composed: its two panels, under a drawing in SVG. All figures in pixels. */
export interface Recipe {
  width: number;
  height: number;
  panels: readonly [left: Panel, right: Panel];
  /** How much of an original's width fades out on each side, so that its edges do not show: 0 to 0.5. */
  fade: number;
  overlay: string;
}

/**
 * What is behind the fighter of a video, by its category: an original without a face, its width as a part of the
 * picture's, and the point of it that is seen best.
 */
const grounds: Readonly<Record<string, Pick<Panel, 'file' | 'width' | 'focus'>>> = {
  'behind-the-scenes': { file: 'grounds/behind-the-scenes.svg', width: 0.52, focus: [48, 50] },
  'full-fight': { file: 'events/default.webp', width: 1, focus: [50, 50] },
  highlight: { file: 'events/e04.webp', width: 1.7, focus: [41, 22] },
  interview: { file: 'grounds/interview.svg', width: 0.52, focus: [50, 50] },
  knockout: { file: 'videos/v01.webp', width: 1.45, focus: [57, 54] },
  submission: { file: 'grounds/submission.svg', width: 0.52, focus: [45, 50] },
  training: { file: 'grounds/training.svg', width: 0.52, focus: [50, 50] },
  walkout: { file: 'events/e06.webp', width: 1, focus: [50, 50] },
  'weigh-in': { file: 'events/e05.webp', width: 1.25, focus: [50, 36] },
};

/** How a fighter is drawn: the width of the original and where the face is, as parts of the picture's width and height. */
const face = { width: 1.05, at: [0.69, 0.5] } as const;
const bust = { width: 0.68, at: [0.69, 0.43] } as const;
const whole = { width: 0.54, at: [0.69, 0.35] } as const;
/** Down to the fists, which most stances have below the face. */
const fists = { width: 0.6, at: [0.69, 0.27] } as const;

/** How the fighter of a video is drawn, by its category. On the left the original is mirrored, if that looks nowhere else. */
const shots: Readonly<
  Record<string, { width: number; at: Point; side: Side; light?: Light } | undefined>
> = {
  'behind-the-scenes': { ...bust, side: 'left', light: greyLight },
  'full-fight': { ...bust, side: 'right' },
  highlight: { ...face, side: 'left' },
  interview: { ...face, side: 'right' },
  knockout: { ...fists, side: 'right' },
  submission: { ...bust, side: 'left' },
  training: { ...fists, side: 'left' },
  walkout: { ...whole, side: 'right', light: redLight },
  'weigh-in': { ...whole, side: 'right' },
};

/** How far the red line leans: what it moves to the right over its height, as in the emblem. */
const lean = 16.5 / 60;

const fade = 0.12;

const ground = colors.canvas.value;

/**
 * Returns the key of each composed picture that a text refers to, in alphabetical order: `videos/f03-knockout` and
 * `events/f03-f07`.
 *
 * @param others the keys of the pictures with originals of their own
 */
export function composedKeys(text: string, others: ReadonlySet<string>): string[] {
  const keys = Array.from(text.matchAll(/\/pictures\/([\w-]+\/[\w-]+)\.webp/g), ([, key]) => key);
  return [...new Set(keys)]
    .filter((key) => key !== undefined)
    .filter((key) => composedParts(key) !== undefined && !others.has(key))
    .toSorted();
}

/**
 * Returns how a picture is composed, which its name says: a fighter beside the ground of a category, or two fighters.
 *
 * @param key a composed picture's key, such as `videos/f03-knockout`
 * @param fighters the originals of the fighters, by the name of the file without its ending
 * @throws Error when the name is not made of a fighter and a category, or of two fighters
 */
export function recipeOf(key: string, fighters: ReadonlyMap<string, FighterArt>): Recipe {
  const { folder, fighter, other } = composedParts(key) ?? {};
  const kind = pictureKind(key);
  if (!folder || !fighter || !other || !kind) throw new Error(`${key} is no composed picture`);
  const { width, height } = kind;

  const artOf = (name: string) => {
    const art = fighters.get(name);
    if (!art) throw new Error(`${key}: there is no art/fighters/${name}.webp with a face`);
    return art;
  };
  if (folder === 'videos') {
    const ground = grounds[other];
    const shot = shots[other];
    if (!ground || !shot) {
      throw new Error(`${key}: ${other} is none of ${Object.keys(grounds).join(', ')}`);
    }
    const art = artOf(fighter);
    const isLeft = shot.side === 'left';
    const { line, left, right } = split(width, height, isLeft ? 0.59 : 0.41);
    /** Where something is drawn whose place is that of a fighter on the right. */
    const place = ([x, y]: Point): Point => [(isLeft ? 1 - x : x) * width, y * height];
    const behind: Panel = {
      ...ground,
      width: Math.round(ground.width * width),
      at: place([0.185, 0.53]),
      mirrored: false,
      light: ownLight,
      corners: isLeft ? right : left,
    };
    const panel: Panel = {
      ...fighterPanel(art, shot.side, {
        width: shot.width * width,
        at: place(shot.at),
        corners: isLeft ? left : right,
      }),
      ...(isLeft && { mirrored: !isFacing('right', `/${art.file}`) }),
      ...(shot.light && { light: shot.light }),
    };
    return {
      width,
      height,
      panels: isLeft ? [panel, behind] : [behind, panel],
      fade,
      overlay: drawing(width, height, line),
    };
  }
  const { line, left, right } = split(width, height, 0.5);
  const place = { width: 0.68 * width, at: [0.35 * width, 0.4 * height] as Point };
  return {
    width,
    height,
    panels: [
      fighterPanel(artOf(fighter), 'left', { ...place, corners: left }),
      fighterPanel(artOf(other), 'right', {
        ...place,
        at: [width - place.at[0], place.at[1]],
        corners: right,
      }),
    ],
    fade,
    overlay: drawing(width, height, line),
  };
}

/** Returns a fighter on one side of a picture, who never looks out of it. */
function fighterPanel(
  { file, face, stance }: FighterArt,
  side: Side,
  { width, at, corners }: Pick<Panel, 'width' | 'at' | 'corners'>,
): Panel {
  return {
    file,
    // In profile a head is larger than most in the original.
    width: Math.round(width * (stance === 'side' ? 0.88 : 1)),
    focus: face,
    at,
    mirrored: isFacing(side, `/${file}`),
    light: frontLight,
    corners,
  };
}

/** Returns the corners of the red line and of what is to its left and right; `middle` is a part of the width. */
function split(width: number, height: number, middle: number) {
  const top = middle * width + (lean * height) / 2;
  const bottom = middle * width - (lean * height) / 2;
  const half = width / 200;
  const line: Point[] = [
    [top - half, 0],
    [top + half, 0],
    [bottom + half, height],
    [bottom - half, height],
  ];
  const left: Point[] = [
    [0, 0],
    [top, 0],
    [bottom, height],
    [0, height],
  ];
  const right: Point[] = [
    [top, 0],
    [width, 0],
    [width, height],
    [bottom, height],
  ];
  return { line, left, right };
}

const polygon = (corners: readonly Point[], fill: string) =>
  `<polygon points="${corners.join(' ')}" fill="${fill}"/>`;

function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;
}

const stop = (offset: number, opacity: number, color: string = ground) =>
  `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`;

/** Returns the red line, over a foot that fades into the ground of the site. */
function drawing(width: number, height: number, line: readonly Point[]): string {
  return svg(
    width,
    height,
    [
      `<linearGradient id="foot" x2="0" y2="1">${stop(0.55, 0)}${stop(1, 0.7)}</linearGradient>`,
      `<rect width="${width}" height="${height}" fill="url(#foot)"/>`,
      polygon(line, colors.accent.value),
    ].join(''),
  );
}

/**
 * Returns a composed picture, unencoded. The same originals give the same bytes.
 *
 * @param artDir the folder of the originals
 */
export async function composePicture(recipe: Recipe, artDir: string): Promise<Buffer> {
  const layers = await Promise.all(recipe.panels.map((panel) => drawPanel(panel, recipe, artDir)));
  return canvas(recipe)
    .composite([...layers, Buffer.from(recipe.overlay)].map((input) => ({ input })))
    .removeAlpha()
    .png()
    .toBuffer();
}

function canvas({ width, height }: Recipe) {
  return sharp({ create: { width, height, channels: 4, background: ground } });
}

async function drawPanel(panel: Panel, recipe: Recipe, artDir: string): Promise<Buffer> {
  const { width, height } = recipe;
  const whole = await canvas(recipe)
    .composite([await drawOriginal(panel, recipe, artDir)])
    .png()
    .toBuffer();
  const shape = svg(width, height, polygon(panel.corners, ground));
  return sharp(whole)
    .composite([{ input: Buffer.from(shape), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

/** Returns the part of an original that is inside the picture, and where it begins there. */
async function drawOriginal(
  { file, width, focus, at, mirrored, light: [gains, saturation] }: Panel,
  picture: Recipe,
  artDir: string,
) {
  const original = sharp(path.join(artDir, file))
    .resize(width)
    .modulate({ saturation })
    .linear(gains, [0, 0, 0])
    .ensureAlpha();
  const { data, info } = await (mirrored ? original.flop() : original)
    .png()
    .toBuffer({ resolveWithObject: true });
  const { height } = info;
  const [x, y] = focus;
  const x0 = Math.round(at[0] - (width * (mirrored ? 100 - x : x)) / 100);
  // Never below the upper edge of the picture, where nothing would hide its own.
  const y0 = Math.min(0, Math.round(at[1] - (height * y) / 100));

  const edges = svg(
    width,
    height,
    `<linearGradient id="edges">${stop(0, 0)}${stop(picture.fade, 1)}${stop(1 - picture.fade, 1)}${stop(1, 0)}</linearGradient>` +
      `<rect width="${width}" height="${height}" fill="url(#edges)"/>`,
  );
  const faded = await sharp(data)
    .composite([{ input: Buffer.from(edges), blend: 'dest-in' }])
    .png()
    .toBuffer();

  const cut = { left: Math.max(0, -x0), top: -y0 };
  const left = Math.max(0, x0);
  const input = await sharp(faded)
    .extract({
      ...cut,
      width: Math.min(width - cut.left, picture.width - left),
      height: Math.min(height - cut.top, picture.height),
    })
    .png()
    .toBuffer();
  return { input, left, top: 0 };
}
