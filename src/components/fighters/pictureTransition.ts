import type { ViewTransitionProps } from 'react';

/**
 * Returns the props of the `ViewTransition` around a fighter's picture on the card and on the profile: from one to the
 * other it grows or shrinks, where both places are in view. Its motion is in src/theme/global.css.
 *
 * @param followedId of the fighter whose card was followed; others have no name, of which a document has only one.
 */
export const pictureTransition = (followedId?: string): Omit<ViewTransitionProps, 'children'> => ({
  name: followedId && `picture-${followedId}`,
  share: 'fighter-picture',
  default: 'none',
});
