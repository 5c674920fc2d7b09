import type { PreparedStory } from 'storybook/internal/types';

/** The size of a story's frame on a docs page. */
export interface StoryWindow {
  /** In px; left out where any width works. */
  width?: number;
  /** In px, from the start: a page whose frames grow loses the section that its address names. */
  height: number;
}

interface Parameters {
  layout?: string;
  handlers?: unknown;
  docs?: { story?: { inline?: boolean; height?: string } };
  viewport?: { options?: Record<string, { styles: { width: string; height: string } }> };
}

/** The height of a frame that is only as wide as a window. */
const partialHeight = 360;

/** The viewport of a fullscreen story that declares none: a laptop's. */
const fullscreenWindow: StoryWindow = { width: 1280, height: 800 };

/**
 * Returns the window that a story needs on a docs page, where play functions do not run and viewports do not apply.
 *
 * @param story as its docs page has prepared it, or the context of a story that is shown.
 * @returns Undefined for a story that can be drawn within the page: one in which nobody acts, at any width, which covers
 *   nothing, and has no API of its own.
 */
export function frameOf({
  parameters,
  playFunction,
  storyGlobals,
}: Pick<PreparedStory, 'parameters' | 'playFunction' | 'storyGlobals'>): StoryWindow | undefined {
  const { layout, handlers, docs, viewport } = parameters as Parameters;
  const { value: device } = (storyGlobals.viewport ?? {}) as { value?: string };
  const fillsWindow = layout === 'fullscreen';
  // Storybook itself reads of a play function whether it mounts.
  const acts = /\buserEvent\b/.test(String(playFunction));
  const coversPage = docs?.story?.inline === false;
  if (!device && !fillsWindow && !acts && !coversPage && handlers === undefined) return undefined;

  const declaredHeight =
    docs?.story?.height === undefined ? undefined : Number.parseFloat(docs.story.height);
  const styles = device === undefined ? undefined : viewport?.options?.[device]?.styles;
  if (device !== undefined && styles === undefined)
    throw new Error(`No viewport is named ${device}`);
  const window =
    styles === undefined
      ? fullscreenWindow
      : { width: Number.parseFloat(styles.width), height: Number.parseFloat(styles.height) };
  return {
    width: styles !== undefined || fillsWindow ? window.width : undefined,
    height: declaredHeight ?? (fillsWindow || coversPage ? window.height : partialHeight),
  };
}
