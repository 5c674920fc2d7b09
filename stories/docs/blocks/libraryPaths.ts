import { toId } from 'storybook/internal/csf';

/**
 * The address of a component's or a page's docs in the library.
 * @param title As its meta says: `Primitives/Badge`.
 * @param name Of a page beside it, where that is meant instead.
 * @returns Relative to the preview, so that it holds under any path the library is served at.
 */
export function docsPath(title: string, name = 'docs'): string {
  return `./?path=/docs/${toId(title, name)}`;
}

/** The address of one story in the library, with its panels. */
export function storyPath(id: string): string {
  return `./?path=/story/${id}`;
}

/**
 * The address of one story alone, as a frame shows it. Its calls are not recorded for the Interactions panel, as the
 * frames of a page would share one record; axe checks it on its own canvas.
 */
export function framePath(id: string): string {
  return `./iframe.html?id=${id}&viewMode=story&instrument=false&globals=a11y.manual:!true`;
}
