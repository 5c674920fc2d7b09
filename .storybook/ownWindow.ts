import type { StoryContext } from '@storybook/react-vite';
import type { ViewportMap } from 'storybook/viewport';

/**
 * Shows a story that is opened alone at the width it declares: in a centred frame of that size, if the window is
 * wider. With `&width=window` in the URL it has the window's width.
 * @returns a promise that never resolves if the frame shows the story instead of this document
 */
export function showAtOwnWidth({
  globals,
  parameters,
  name,
  viewMode,
}: StoryContext): Promise<void> {
  const { value } = (globals.viewport ?? {}) as { value?: string };
  const { options = {} } = (parameters.viewport ?? {}) as { options?: ViewportMap };
  const styles = value === undefined ? undefined : options[value]?.styles;
  if (
    styles === undefined ||
    viewMode !== 'story' ||
    window.top !== window ||
    window.innerWidth <= parseInt(styles.width, 10) ||
    new URLSearchParams(window.location.search).get('width') === 'window'
  ) {
    return Promise.resolve();
  }
  const frame = document.createElement('iframe');
  frame.name = 'story';
  frame.title = name;
  frame.src = window.location.href;
  Object.assign(frame.style, { display: 'block', margin: '0 auto', border: '0', ...styles });
  document.body.className = '';
  document.body.replaceChildren(frame);
  return new Promise(() => undefined);
}
