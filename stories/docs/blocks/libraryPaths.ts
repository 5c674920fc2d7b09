import { toId } from 'storybook/internal/csf';

/** Args in place of a story's own, by name. Storybook takes words of letters, digits, `-` and `_` from an address. */
export type StoryArgs = Record<string, string>;

function argsQuery(args: StoryArgs = {}): string {
  const pairs = Object.entries(args).map(([name, value]) => `${name}:${value}`);
  return pairs.length === 0 ? '' : `&args=${pairs.join(';')}`;
}

/**
 * Returns the path of a component's or a page's docs in the library.
 * @param title the title of its meta: `Primitives/Badge`
 * @returns a path relative to the preview, so that the library works under any path
 */
export function docsPath(title: string): string {
  return `./?path=/docs/${toId(title, 'docs')}`;
}

/** Returns the path of one story in the library, with its panels. */
export function storyPath(id: string, args?: StoryArgs): string {
  return `./?path=/story/${id}${argsQuery(args)}`;
}

/**
 * Returns the path of one story alone, for a frame. Its interactions are not recorded, since the frames of a page
 * would share one record; axe checks it on its own canvas.
 */
export function framePath(id: string, args?: StoryArgs): string {
  return `./iframe.html?id=${id}${argsQuery(args)}&viewMode=story&instrument=false&globals=a11y.manual:!true`;
}
