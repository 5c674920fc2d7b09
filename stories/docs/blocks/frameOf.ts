import type { PreparedStory } from 'storybook/internal/types';

/** The size of a story's frame on a docs page. */
export interface StoryWindow {
  /** In px; left out where any width works. */
  width?: number;
  /** In px; left out where the story's own height is enough. */
  height?: number;
}

interface Parameters {
  layout?: string;
  handlers?: unknown;
  pseudo?: unknown;
  docs?: { story?: { inline?: boolean; height?: string } };
  viewport?: { options?: Record<string, { styles: { width: string; height: string } }> };
}

/** The viewport of a fullscreen story that declares none: a laptop's. */
const fullscreenWindow: StoryWindow = { width: 1280, height: 800 };

/**
 * Returns the window that a story needs on a docs page, where play functions do not run and viewports do not apply.
 *
 * @param story as its docs page has prepared it, or the context of a story that is shown.
 * @returns Undefined for a story that can be drawn within the page: one that is at rest, at any width, covers nothing, and
 *   has neither an API nor pseudo-classes of its own. `Default` is at rest whatever its play function looks at.
 */
export function frameOf({
  name,
  parameters,
  playFunction,
  storyGlobals,
}: Pick<PreparedStory, 'name' | 'parameters' | 'playFunction' | 'storyGlobals'>):
  StoryWindow | undefined {
  const { layout, handlers, pseudo, docs, viewport } = parameters as Parameters;
  const { value: device } = (storyGlobals.viewport ?? {}) as { value?: string };
  const fillsWindow = layout === 'fullscreen';
  const acts = playFunction !== undefined && name !== 'Default';
  const coversPage = docs?.story?.inline === false;
  const changesPage = handlers !== undefined || pseudo !== undefined;
  if (!device && !fillsWindow && !acts && !coversPage && !changesPage) return undefined;

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
    height: declaredHeight ?? (fillsWindow || coversPage ? window.height : undefined),
  };
}
