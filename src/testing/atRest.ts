import type { StoryContext } from '@storybook/react-vite';

/**
 * A play function for what a whole screen shows as it is written. It does nothing while a toolbar has the API or the
 * content be something else, since then what it expects is not to be seen.
 */
export function atRest(play: (context: StoryContext) => Promise<void>) {
  return async (context: StoryContext): Promise<void> => {
    const { api, content } = context.globals;
    if (api === 'written' && content === 'normal') await play(context);
  };
}
