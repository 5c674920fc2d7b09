let shown = '/';

/** Returns the current location of the story's in-memory router. */
export const storyAddress = () => shown;

/** Called when the story's router changes its location. */
export function setStoryAddress(address: string) {
  shown = address;
}
