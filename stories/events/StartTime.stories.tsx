import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { StartTime } from '../../src/components/events/StartTime';
import { league } from '../../src/config/league';
import { upcomingEvent } from '../../src/testing/fixtures';

/** Clocks by name; `undefined` is the visitor's own. */
const clocks: Record<string, ComponentProps<typeof StartTime>['clock']> = {
  'The league’s': { timeZone: league.timeZone },
  'Los Angeles': { timeZone: 'America/Los_Angeles' },
  'Berlin, 24 hours': { timeZone: 'Europe/Berlin', hourCycle: 'h23' },
  'The visitor’s': undefined,
};

const meta = {
  title: 'Events/StartTime',
  component: StartTime,
  args: { date: upcomingEvent.date ?? '', clock: { timeZone: league.timeZone } },
  argTypes: {
    // A choice instead of a text field, in which a half-typed date would be invalid.
    date: { control: 'select', options: [upcomingEvent.date, '2027-03-21T00:00:00.000Z'] },
    clock: { control: 'select', options: Object.keys(clocks), mapping: clocks },
  },
} satisfies Meta<typeof StartTime>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The league’s time, for a visitor in its zone and for everyone until the page is hydrated. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Starts')).toHaveTextContent('Starts Saturday 8:00 PM EST');
    await expect(canvas.getByText('Saturday 8:00 PM EST')).toHaveAttribute(
      'datetime',
      '2026-12-13T01:00:00.000Z',
    );
  },
};

/** An event has started when the host says so, or when its time has come. */
export const Started: Story = {
  tags: ['state'],
  args: { started: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Started')).toBeVisible();
  },
};

/** In another zone it has started, too, at the visitor’s time; after six days a date says when. */
export const StartedElsewhere: Story = {
  tags: ['state'],
  args: { clock: { timeZone: 'Europe/Berlin', hourCycle: 'h23' } },
  render: (args) => (
    <>
      <StartTime {...args} date="2026-11-15T12:01:00.000Z" />
      <br />
      <StartTime {...args} date="2026-11-15T01:00:00.000Z" />
      <br />
      <StartTime date="2026-11-15T01:00:00.000Z" clock={{ timeZone: league.timeZone }} />
    </>
  ),
  play: async ({ canvas }) => {
    const texts = canvas.getAllByText('Started').map(({ textContent }) => textContent);
    await expect(texts).toEqual([
      'Started Sun 13:01 GMT+1',
      'Started Nov 15, 02:00 GMT+1',
      'Started November 14, 8:00 PM EST',
    ]);
  },
};

/** In Europe it is already the next day, and hours may be counted to 24. */
export const AnotherDay: Story = {
  tags: ['edge-case'],
  args: { clock: { timeZone: 'Europe/Berlin', hourCycle: 'h23' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your time:')).toHaveTextContent('Your time: Sun 02:00 GMT+1');
    await expect(canvas.getByText('Sun 02:00 GMT+1')).toHaveAttribute(
      'datetime',
      '2026-12-13T01:00:00.000Z',
    );
  },
};

/** A time zone with another name and the same time shows the league’s time. */
export const SameTimeElsewhere: Story = {
  tags: ['edge-case'],
  args: { clock: { timeZone: 'America/Toronto', hourCycle: 'h23' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Starts')).toHaveTextContent('Starts Saturday 20:00 EST');
  },
};

/** Between America’s and Europe’s clock changes the difference is an hour less. */
export const BetweenClockChanges: Story = {
  tags: ['edge-case'],
  args: { date: '2027-03-21T00:00:00.000Z', clock: { timeZone: 'Europe/Berlin' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your time:')).toHaveTextContent('Your time: Sun 1:00 AM GMT+1');
  },
};

/** The longest text takes one line on the narrowest card. */
export const LongText: Story = {
  tags: ['edge-case'],
  args: {
    date: '2026-12-16T11:00:00.000Z',
    clock: { timeZone: 'Pacific/Chatham', hourCycle: 'h12' },
  },
  // The width and font size it has on the narrowest card.
  parameters: { wrapper: { width: 242, fontSize: 'var(--text-s)' } },
  play: async ({ args, canvas }) => {
    const line = canvas.getByText(/^(Your time:|Started)$/);
    const time = args.date > '2026-11' ? 'Your time: Thu' : 'Started Sep 17,';
    await expect(line).toHaveTextContent(`${time} 12:45 AM GMT+1`);
    await document.fonts.ready;
    await expect(new Set(Array.from(line.getClientRects(), ({ top }) => top)).size).toBe(1);
  },
};

/** So does that of long ago. */
export const LongTextLongAgo: Story = {
  ...LongText,
  args: { ...LongText.args, date: '2026-09-16T12:00:00.000Z' },
};
