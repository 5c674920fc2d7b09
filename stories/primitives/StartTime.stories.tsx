import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StartTime } from '../../src/components/primitives/StartTime';
import { league } from '../../src/config/league';
import { upcomingEvent } from '../../src/testing/fixtures';

const meta = {
  title: 'Primitives/StartTime',
  component: StartTime,
  args: { date: upcomingEvent.date ?? '', clock: { timeZone: league.timeZone } },
} satisfies Meta<typeof StartTime>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For a fan in the league's own zone; also what the page says until it knows better. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Starts')).toHaveTextContent('Starts Saturday 8:00 PM EST');
    await expect(canvas.getByText('Saturday 8:00 PM EST')).toHaveAttribute(
      'datetime',
      '2026-12-13T01:00:00.000Z',
    );
  },
};

/** On now, or over. */
export const Started: Story = {
  args: { started: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Started')).toBeVisible();
  },
};

/** A fan elsewhere is told their own time, and that it is theirs. */
export const AnotherZone: Story = {
  args: { clock: { timeZone: 'America/Los_Angeles' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your time:')).toHaveTextContent('Your time: Sat 5:00 PM PST');
  },
};

/** East of the Atlantic it is Sunday already, and the hours may be counted to 24. */
export const AnotherDay: Story = {
  args: { clock: { timeZone: 'Europe/Berlin', hourCycle: 'h23' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your time:')).toHaveTextContent('Your time: Sun 02:00 GMT+1');
    await expect(canvas.getByText('Sun 02:00 GMT+1')).toHaveAttribute(
      'datetime',
      '2026-12-13T01:00:00.000Z',
    );
  },
};

/** A zone of another name that keeps the league's time is told the same as the league's own. */
export const SameTimeElsewhere: Story = {
  args: { clock: { timeZone: 'America/Toronto', hourCycle: 'h23' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Starts')).toHaveTextContent('Starts Saturday 20:00 EST');
  },
};

/** The same hour of the evening is another in Europe while only America has changed its clocks. */
export const BetweenClockChanges: Story = {
  args: { date: '2027-03-21T00:00:00.000Z', clock: { timeZone: 'Europe/Berlin' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your time:')).toHaveTextContent('Your time: Sun 1:00 AM GMT+1');
  },
};

/** A date that is told from another zone is the same moment. */
export const DateFromElsewhere: Story = {
  args: { date: '2026-12-13T10:00:00+09:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saturday 8:00 PM EST')).toHaveAttribute(
      'datetime',
      '2026-12-13T01:00:00.000Z',
    );
  },
};

/** The longest there is, on the narrowest phone: still one line. */
export const LongText: Story = {
  args: {
    date: '2026-12-16T11:00:00.000Z',
    clock: { timeZone: 'Pacific/Chatham', hourCycle: 'h12' },
  },
  // What the narrowest card leaves it, in the size it has there.
  decorators: [
    (Story) => (
      <div style={{ width: 242, fontSize: 'var(--text-s)' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const line = canvas.getByText('Your time:');
    await expect(line).toHaveTextContent('Your time: Thu 12:45 AM GMT+13:45');
    const tops = Array.from(line.getClientRects(), ({ top }) => top);
    await expect(new Set(tops).size).toBe(1);
  },
};

/** Without a clock given, it is the visitor's own. */
export const Visitor: Story = {
  args: { clock: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Starts|Your time:)$/)).toBeVisible();
  },
};
