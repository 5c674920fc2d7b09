import type { StoryContext } from '@storybook/react-vite';

/**
 * Hands the addon the pseudo-states of a story as the global that it would make of them. It would send that global to the
 * docs page around a frame, which would render anew and load its frames again, without end.
 */
export function declarePseudoStates(context: Pick<StoryContext, 'globals' | 'parameters'>): void {
  const { globals, parameters } = context;
  const isSetByToolbar = Boolean(globals.pseudo);
  if (isSetByToolbar || parameters.pseudo === undefined) return;
  context.globals = { ...globals, pseudo: parameters.pseudo as object };
}
