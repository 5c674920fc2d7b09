import type { StoryContext } from '@storybook/react-vite';
import { readToolbars } from './toolbarGlobals';

/** Returns a play function for a page, which does nothing while a toolbar changes the API or the content. */
export function atRest(play: (context: StoryContext) => Promise<void>) {
  return async (context: StoryContext): Promise<void> => {
    const { api, content } = readToolbars(context.globals);
    if (api === 'written' && content === 'normal') await play(context);
  };
}
