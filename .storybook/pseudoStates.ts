import type { StoryContext } from '@storybook/react-vite';

/**
 * Sets the addon's global from the pseudo-states of a story. The addon itself would also send the global to the
 * docs page around a frame, which would render and load its frames again, in an endless loop.
 */
export function declarePseudoStates(context: Pick<StoryContext, 'globals' | 'parameters'>): void {
  const { globals, parameters } = context;
  const isSetByToolbar = Boolean(globals.pseudo);
  if (isSetByToolbar || parameters.pseudo === undefined) return;
  context.globals = { ...globals, pseudo: parameters.pseudo as object };
}
