import { toId } from 'storybook/internal/csf';

/**
 * The address of a component's or a page's docs in the library.
 * @param title As its meta says: `Primitives/Badge`.
 * @returns Relative to the preview, so that it holds under any path the library is served at.
 */
export function docsPath(title: string): string {
  return `./?path=/docs/${toId(title, 'docs')}`;
}

/** The address of one story in the library, with its panels. */
export function storyPath(id: string): string {
  return `./?path=/story/${id}`;
}

/** The address of one story alone, as a frame shows it. */
export function framePath(id: string): string {
  return `./iframe.html?id=${id}&viewMode=story`;
}
