import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LiveBar } from '../../src/components/events/LiveBar';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';
import { eventControls } from '../../src/testing/fixtureControls';
import { liveEvent, longTitled } from '../../src/testing/fixtures';
import { inEachState } from '../inEachState';

const meta = {
  title: 'Events/LiveBar',
  component: LiveBar,
  parameters: { layout: 'fullscreen' },
  args: { event: liveEvent },
  argTypes: eventControls,
} satisfies Meta<typeof LiveBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Which event is live; the bar leads to the events. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('link', { name: `LIVE ${liveEvent.title}` });
    await expect(bar).toHaveAttribute('href', '/events');
    await expect(bar.getBoundingClientRect().height).toBe(40);
  },
};

/** A title that is too long is cut, the badge is whole, and the bar stays one line high. */
export const LongText: Story = {
  tags: ['edge-case'],
  args: { event: { ...longTitled, status: 'live' } },
  globals: { viewport: { value: 'phoneSmall' } },
  play: async (context) => {
    await expectNoOverflow(context);
    await expect(context.canvas.getByRole('link').getBoundingClientRect().height).toBe(40);
  },
};

/** Under the pointer it is a little lighter; the focus ring is within the bar, which fills the window’s width. */
export const States: Story = {
  tags: ['state'],
  decorators: [inEachState('a', ['At rest', 'Hovered', 'Focused'])],
};
