import type { StoryContext } from '@storybook/react-vite';

/** Returns the texts of all tiles in the row of the tile with this text: `10,247 Active Members`. */
export function statTiles({ canvas }: Pick<StoryContext, 'canvas'>, text: string) {
  const tile = canvas.getByText(
    (_, element) => element?.tagName === 'P' && element.textContent === text,
  );
  return [...(tile.parentElement?.children ?? [])].map(({ textContent }) => textContent);
}
