import { STORY_FINISHED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** A story that has not ended after so long (ms) keeps the others waiting no more. */
const LONGEST_TURN = 15_000;

let lastTurn = Promise.resolve();

/** Returns a promise that is kept when the story in a frame has ended, or takes too long. */
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
 * Loads a story's frame when those before it have ended: play functions that run at once in several frames of a page
 * take the focus from each other.
 *
 * @param load is called when it is its turn, and returns whether the frame is still wanted.
 */
export function takeTurn(id: string, load: () => boolean): void {
  lastTurn = lastTurn.then(() => (load() ? storyEnd(id) : undefined));
}
