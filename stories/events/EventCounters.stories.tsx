import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EventCounters } from '../../src/components/events/EventCounters';
import { expectTokens } from '../../src/testing/computedLook';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';
import { loadableEventCountsControl } from '../../src/testing/fixtureControls';

const meta = {
  title: 'Events/EventCounters',
  component: EventCounters,
  args: { counts: { status: 'ready', data: { upcoming: 9, live: 1, completed: 14 } } },
  argTypes: { counts: loadableEventCountsControl },
} satisfies Meta<typeof EventCounters>;

export default meta;
type Story = StoryObj<typeof meta>;

/** While an event is live, its counter is in the live colour. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const [labels, numbers] = [canvas.getAllByRole('term'), canvas.getAllByRole('definition')];
    await expect(labels.map(({ textContent }) => textContent)).toEqual([
      'Upcoming Events',
      'Live Now',
      'Completed Events',
    ]);
    await expect(numbers.map(({ textContent }) => textContent)).toEqual(['9', '1', '14']);
    const [upcoming, live, completed] = numbers;
    await expectTokens(live, { color: 'color-live' });
    for (const number of [upcoming, completed]) await expectTokens(number, { color: 'color-ink' });
  },
};

/** Without a live event all counters have the same colour. */
export const NothingLive: Story = {
  tags: ['state'],
  args: { counts: { status: 'ready', data: { upcoming: 9, live: 0, completed: 14 } } },
  play: async ({ canvas }) => {
    await expectTokens(canvas.getAllByRole('definition')[1], { color: 'color-ink' });
  },
};

/** Numbers of four digits fit on the narrowest phone. */
export const LongNumbers: Story = {
  tags: ['edge-case'],
  args: { counts: { status: 'ready', data: { upcoming: 120, live: 12, completed: 4096 } } },
  globals: { viewport: { value: 'phoneSmall' } },
  play: expectNoOverflow,
};

/** Placeholders are in the place of the numbers, and exactly as high as those below. */
export const Loading: Story = {
  args: { counts: { status: 'loading' } },
  tags: ['state'],
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 32 }}>
        <Story />
        <EventCounters {...meta.args} />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const heights = canvas
      .getAllByText('Live Now')
      .map((label) => label.parentElement?.getBoundingClientRect().height);
    await expect(heights[0]).toBeCloseTo(heights[1] ?? 0, 1);
  },
};

/** When the events could not be read, each counter shows a dash. */
export const Failed: Story = {
  name: 'Error',
  tags: ['state'],
  args: { counts: { status: 'failed', onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('0')).not.toBeInTheDocument();
    await expect(canvas.getAllByText('–')).toHaveLength(3);
  },
};

/** Long labels wrap; the numbers stay on one line. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
