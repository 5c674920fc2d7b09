let shown = '/';

/** The address of the story that is shown: its router keeps it to itself. */
export const storyAddress = () => shown;

/** For the story's router, at every change. */
export function tellStoryAddress(address: string) {
  shown = address;
}
