import type { StoryContext } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { frameOf } from '../stories/docs/blocks/frameOf';

const viewport = {
  options: { phone: { styles: { width: '390px', height: '844px' } } },
};
const atRest = { parameters: { viewport }, storyGlobals: {} };
const onAPhone = { viewport: { value: 'phone' } };
const play = ({ userEvent }: Pick<StoryContext, 'userEvent'>) => userEvent.tab();

it('a story at rest is rendered within its docs page', () => {
  expect(frameOf(atRest)).toBeUndefined();
});

it('a story whose play function only looks is rendered within its docs page', () => {
  expect(frameOf({ ...atRest, playFunction: () => undefined })).toBeUndefined();
});

it('a story in which someone acts has a frame as wide as the page', () => {
  expect(frameOf({ ...atRest, playFunction: play })).toEqual({ height: 360 });
});

it('a story with a viewport has a frame of its width', () => {
  expect(frameOf({ ...atRest, storyGlobals: onAPhone })).toEqual({ width: 390, height: 360 });
});

it('a story that fills its window has the whole window, a laptop’s when none is declared', () => {
  const parameters = { viewport, layout: 'fullscreen' };
  expect(frameOf({ ...atRest, parameters })).toEqual({ width: 1280, height: 800 });
  expect(frameOf({ ...atRest, parameters, storyGlobals: onAPhone })).toEqual({
    width: 390,
    height: 844,
  });
});

it('a story with API handlers of its own has a frame', () => {
  expect(frameOf({ ...atRest, parameters: { viewport, handlers: [] } })).toEqual({ height: 360 });
});

it('a story that covers the page has a frame of the height it declares', () => {
  const docs = { story: { inline: false, height: '480px' } };
  expect(frameOf({ ...atRest, parameters: { viewport, docs } })).toEqual({ height: 480 });
});

it('an undefined viewport is reported by its name', () => {
  const storyGlobals = { viewport: { value: 'watch' } };
  expect(() => frameOf({ ...atRest, storyGlobals })).toThrow('No viewport is named watch');
});
