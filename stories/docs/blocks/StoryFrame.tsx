import { useEffect, useRef, useState } from 'react';
import { RESET_STORY_ARGS, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { addons, type PreviewWeb } from 'storybook/preview-api';
import { takeTurn } from './frameTurns';
import { framePath } from './libraryPaths';
import { Column, Frame, Window } from './StoryFrame.styles';

type Preview = Pick<PreviewWeb<never>, 'onUpdateArgs' | 'onResetArgs'>;

declare global {
  interface Window {
    /** Storybook's preview of a document. */
    __STORYBOOK_PREVIEW__?: Preview;
  }
}

interface StoryFrameProps {
  /** The story's id. */
  id: string;
  /** The frame's title, for screen readers. */
  title: string;
  /** The window's width in px; that of the column when it does not matter. */
  width?: number;
  /** The window's height in px, in which a higher story scrolls. */
  height: number;
  /** Settings of the toolbars, as in an address: `text:200`. */
  globals?: string;
}

/** How far from the viewport a frame begins to load. */
const NEAR = '600px 0px';

/**
 * Renders a story in a window of its own, scaled down where the column is narrower: for stories that interact, or
 * depend on the viewport. It loads when it is near the viewport and earlier frames are done, and follows the controls
 * of its story.
 */
export function StoryFrame({ id, title, width, height, globals }: StoryFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setIsLoaded] = useState(false);

  useEffect(() => {
    let isWanted = true;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        takeTurn(id, () => {
          if (isWanted) setIsLoaded(true);
          return isWanted;
        });
      },
      { rootMargin: NEAR },
    );
    if (frame.current) observer.observe(frame.current);
    return () => {
      isWanted = false;
      observer.disconnect();
    };
  }, [id]);

  useEffect(() => {
    // Storybook tells the page's own stories and the manager of a control, but no document within the page.
    const preview = () => frame.current?.contentWindow?.__STORYBOOK_PREVIEW__;
    const update = (change: Parameters<Preview['onUpdateArgs']>[0]) => {
      if (change.storyId === id) void preview()?.onUpdateArgs(change);
    };
    const reset = (change: Parameters<Preview['onResetArgs']>[0]) => {
      if (change.storyId === id) void preview()?.onResetArgs(change);
    };
    const channel = addons.getChannel();
    channel.on(UPDATE_STORY_ARGS, update);
    channel.on(RESET_STORY_ARGS, reset);
    return () => {
      channel.off(UPDATE_STORY_ARGS, update);
      channel.off(RESET_STORY_ARGS, reset);
    };
  }, [id]);

  return (
    <Column>
      <Window
        style={{
          '--frame-width': width === undefined ? '100cqi' : `${width}px`,
          '--frame-height': `${height}px`,
        }}
      >
        <Frame ref={frame} src={isLoaded ? framePath(id, globals) : undefined} title={title} />
      </Window>
    </Column>
  );
}
