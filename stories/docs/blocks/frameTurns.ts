import { STORY_FINISHED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** How long the other stories wait for one that does not end, in ms. */
const LONGEST_TURN = 15_000;

let lastTurn = Promise.resolve();

/** Returns a promise that resolves when the story in a frame has ended, or takes too long. */
function storyEnd(id: string): Promise<void> {
  return new Promise((resolve) => {
    const channel = addons.getChannel();
    const end = () => {
      clearTimeout(timer);
      channel.off(STORY_FINISHED, endIfSame);
      resolve();
    };
    const endIfSame = ({ storyId }: { storyId: string }) => {
      if (storyId === id) end();
    };
    const timer = setTimeout(end, LONGEST_TURN);
    channel.on(STORY_FINISHED, endIfSame);
  });
}

/**
 * Loads a story's frame when those before it have ended: play functions that run simultaneously in several frames
 * of a page take the focus from each other.
 *
 * @param load called when it is the frame's turn; returns whether the frame is still needed
 */
export function takeTurn(id: string, load: () => boolean): void {
  lastTurn = lastTurn.then(() => (load() ? storyEnd(id) : undefined));
}
