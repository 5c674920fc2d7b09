import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EventCounters } from '../../src/components/events/EventCounters';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';

const meta = {
  title: 'Events/EventCounters',
  component: EventCounters,
  args: { counts: { status: 'ready', data: { upcoming: 9, live: 1, completed: 14 } } },
} satisfies Meta<typeof EventCounters>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Upcoming, live, completed. With an event on, the middle one is lit. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const [labels, numbers] = [canvas.getAllByRole('term'), canvas.getAllByRole('definition')];
    await expect(labels.map(({ textContent }) => textContent)).toEqual([
      'Upcoming Events',
      'Live Now',
      'Completed Events',
    ]);
    await expect(numbers.map(({ textContent }) => textContent)).toEqual(['9', '1', '14']);
    const [upcoming, live, completed] = numbers.map((number) => getComputedStyle(number).color);
    await expect(live).not.toBe(upcoming);
    await expect(completed).toBe(upcoming);
  },
};

/** Nothing is on: no counter is lit. */
export const NothingLive: Story = {
  args: { counts: { status: 'ready', data: { upcoming: 9, live: 0, completed: 14 } } },
  play: async ({ canvas }) => {
    const [upcoming, live] = canvas.getAllByRole('definition');
    await expect(live).toHaveStyle({ color: getComputedStyle(upcoming ?? document.body).color });
  },
};

/** A league with a long history. */
export const LongNumbers: Story = {
  args: { counts: { status: 'ready', data: { upcoming: 120, live: 12, completed: 4096 } } },
  globals: { viewport: { value: 'phoneSmall' } },
  play: expectNoOverflow,
};

/** The numbers are on their way. */
export const Loading: Story = { args: { counts: { status: 'loading' } } };

/** Nothing moves when the numbers come. */
export const LoadingBesideItsNumbers: Story = {
  args: Loading.args,
  render: ({ counts }) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <EventCounters counts={counts} />
      <EventCounters {...meta.args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const heights = canvas
      .getAllByText('Live Now')
      .map((label) => label.parentElement?.getBoundingClientRect().height);
    await expect(heights[0]).toBe(heights[1]);
  },
};

/** The numbers could not be had: a dash, never a zero. */
export const Failed: Story = {
  args: { counts: { status: 'failed', onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('0')).not.toBeInTheDocument();
    await expect(canvas.getAllByText('–')).toHaveLength(3);
  },
};

/** The labels wrap, the numbers stay on one line. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
