import { toId } from 'storybook/internal/csf';

/**
 * Returns the path of a component's or a page's docs in the library.
 * @param title the title of its meta: `Primitives/Badge`
 * @returns a path relative to the preview, so that the library works under any path
 */
export function docsPath(title: string): string {
  return `./?path=/docs/${toId(title, 'docs')}`;
}

/** Returns the path of one story in the library, with its panels. */
export function storyPath(id: string): string {
  return `./?path=/story/${id}`;
}

/**
 * Returns the path of one story alone, for a frame. Its interactions are not recorded, since the frames of a page
 * would share one record; axe checks it on its own canvas.
 * @param globals further ones, as in an address: `text:200`
 */
export function framePath(id: string, globals = ''): string {
  return `./iframe.html?id=${id}&viewMode=story&instrument=false&globals=a11y.manual:!true;${globals}`;
}
