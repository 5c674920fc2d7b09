import { useEffect, useRef, useState } from 'react';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { framePath } from './libraryPaths';
import { Column, Frame, Window } from './StoryFrame.styles';

interface StoryFrameProps {
  /** The story's id. */
  id: string;
  /** What is to be seen, for a screen reader. */
  title: string;
  /** The window's width in px; that of the column when it does not matter. */
  width?: number;
  /** The window's height in px; that of the story when it does not matter. */
  height?: number;
  /** Whether it is only to be looked at: it then takes neither pointer nor focus. */
  inert?: boolean;
}

/** What a frame without a height has until its story is there. */
const INITIAL_HEIGHT = 160;

/** Storybook's padding below a story, in px. */
const PADDING = 16;

/**
 * Renders a story in a window of its own, scaled down where the column is narrower: for stories that act, or are laid
 * out by their window. It loads when it comes near.
 */
export function StoryFrame({ id, title, width, height, inert = false }: StoryFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [storyHeight, setStoryHeight] = useState(INITIAL_HEIGHT);

  useEffect(() => {
    if (height !== undefined) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setStoryHeight(Math.ceil(entry.target.getBoundingClientRect().bottom + PADDING));
    });
    // Not before: Chromium would make the element one of this page's, and the story would not know it for its own.
    const follow = (renderedId: string) => {
      const root = frame.current?.contentDocument?.getElementById('storybook-root');
      if (renderedId === id && root) observer.observe(root);
    };
    const channel = addons.getChannel();
    channel.on(STORY_RENDERED, follow);
    return () => {
      channel.off(STORY_RENDERED, follow);
      observer.disconnect();
    };
  }, [id, height]);

  return (
    <Column>
      <Window
        inert={inert}
        style={{
          '--frame-width': width === undefined ? '100cqi' : `${width}px`,
          '--frame-height': `${height ?? storyHeight}px`,
        }}
      >
        <Frame ref={frame} src={framePath(id)} title={title} loading="lazy" />
      </Window>
    </Column>
  );
}
