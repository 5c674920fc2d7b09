import { framePath } from './libraryPaths';
import { Frame, Window } from './StoryFrame.styles';

interface StoryFrameProps {
  /** The story's id. */
  id: string;
  /** What is to be seen. */
  title: string;
}

/**
 * A story live in a window of its own, scaled down: for what is laid out by the window, holds landmarks
 * or lies over the page. It is to be looked at, and keeps neither pointer nor focus; it loads when it
 * comes near.
 */
export function StoryFrame({ id, title }: StoryFrameProps) {
  return (
    <Window inert>
      <Frame src={framePath(id)} title={title} loading="lazy" />
    </Window>
  );
}
