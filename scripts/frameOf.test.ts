import type { StoryContext } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { frameOf } from '../stories/docs/blocks/frameOf';

const viewport = {
  options: { phone: { styles: { width: '390px', height: '844px' } } },
};
const atRest = { parameters: { viewport }, storyGlobals: {} };
const onAPhone = { viewport: { value: 'phone' } };
const play = ({ userEvent }: Pick<StoryContext, 'userEvent'>) => userEvent.tab();

const fullscreen = { parameters: { viewport, layout: 'fullscreen' } };
const covering = { viewport, docs: { story: { inline: false, height: '480px' } } };

it.each([
  ['at rest is rendered within its docs page', {}, undefined],
  ['whose play function only looks is, too', { playFunction: () => undefined }, undefined],
  ['in which someone acts has a frame', { playFunction: play }, { height: 360 }],
  ['with API handlers of its own has one', { parameters: { handlers: [] } }, { height: 360 }],
  ['that covers the page has one of its height', { parameters: covering }, { height: 480 }],
  ['with a viewport has its width', { storyGlobals: onAPhone }, { width: 390, height: 360 }],
  ['that fills its window has a laptop’s', fullscreen, { width: 1280, height: 800 }],
  [
    'that fills a declared window has that',
    { ...fullscreen, storyGlobals: onAPhone },
    { width: 390, height: 844 },
  ],
])('a story %s', (_, story, frame) => {
  expect(frameOf({ ...atRest, ...story })).toEqual(frame);
});

it('an undefined viewport is reported by its name', () => {
  const storyGlobals = { viewport: { value: 'watch' } };
  expect(() => frameOf({ ...atRest, storyGlobals })).toThrow('No viewport is named watch');
});
