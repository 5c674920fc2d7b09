import type { ViewTransitionProps } from 'react';

/**
 * Returns the props of the `ViewTransition` around a fighter's picture on a card and on the profile: from one to the other
 * it grows or shrinks, where both places are in view. Its motion is in src/theme/global.css.
 *
 * @param id of the fighter.
 */
export const pictureTransition = (id: string): Omit<ViewTransitionProps, 'children'> => ({
  name: `picture-${id}`,
  share: 'fighter-picture',
  default: 'none',
});
