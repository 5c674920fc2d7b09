import { expect, it } from 'vitest';
import { frameOf } from '../stories/docs/blocks/frameOf';

const viewport = {
  options: { phone: { styles: { width: '390px', height: '844px' } } },
};
const atRest = { name: 'LongText', parameters: { viewport }, storyGlobals: {} };
const onAPhone = { viewport: { value: 'phone' } };
const play = () => undefined;

it('a story at rest is rendered within its docs page', () => {
  expect(frameOf(atRest)).toBeUndefined();
});

it('Default is at rest even with a play function', () => {
  expect(frameOf({ ...atRest, name: 'Default', playFunction: play })).toBeUndefined();
});

it('a story with a play function has a frame as wide as the page and as high as the story', () => {
  expect(frameOf({ ...atRest, playFunction: play })).toEqual({});
});

it('a story with a viewport has a frame of its width, as high as the story', () => {
  expect(frameOf({ ...atRest, storyGlobals: onAPhone })).toEqual({ width: 390 });
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
  expect(frameOf({ ...atRest, parameters: { viewport, handlers: [] } })).toEqual({});
});

it('a story with pseudo-classes forced on has a frame', () => {
  expect(frameOf({ ...atRest, parameters: { viewport, pseudo: { hover: true } } })).toEqual({});
});

it('a story that covers the page has a frame of the height it declares', () => {
  const docs = { story: { inline: false, height: '480px' } };
  expect(frameOf({ ...atRest, parameters: { viewport, docs } })).toEqual({ height: 480 });
});

it('an undefined viewport is reported by its name', () => {
  const storyGlobals = { viewport: { value: 'watch' } };
  expect(() => frameOf({ ...atRest, storyGlobals })).toThrow('No viewport is named watch');
});
