import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PayPerViewView } from '../../src/pages/payPerView/PayPerViewView';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';
import { loadableEventsControl, loadableFightsControl } from '../../src/testing/fixtureControls';
import {
  bareEvent,
  longTitled,
  nextFights,
  noFights,
  titleFight,
  upcomingEvent,
} from '../../src/testing/fixtures';

const meta = {
  title: 'Screens/Pay-per-view/View',
  component: PayPerViewView,
  argTypes: { events: loadableEventsControl, fights: loadableFightsControl },
  parameters: { layout: 'fullscreen' },
  args: {
    events: {
      status: 'ready',
      data: [
        upcomingEvent,
        {
          ...upcomingEvent,
          id: 'second',
          title: 'Redline 26: Paper Crown',
          date: '2027-01-17T01:00:00.000Z',
        },
        bareEvent,
        { ...upcomingEvent, id: 'fourth', title: 'Redline 32: One Too Many' },
      ],
    },
    fights: { status: 'ready', data: noFights },
    submission: { status: 'idle' },
    onSubmit: fn(),
    onInvalid: fn(),
  },
} satisfies Meta<typeof PayPerViewView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The countdown to the next event, the form, the reasons to register and what is coming soon. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^PAY PER VIEW$/);
    await expect(canvas.getByText(/^Register for access/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'REGISTER FOR ACCESS' })).toBeVisible();
    await expect(await canvas.findByRole('timer')).toHaveTextContent('in 21 days and 13 hours');

    const reasons = canvas.getByRole('region', { name: 'WHY REGISTER?' });
    await expect(reasons.querySelectorAll('li')).toHaveLength(3);
    await expect(reasons).toHaveTextContent('Early access to the link');
    await expect(reasons).toHaveTextContent('HD streaming with multiple camera angles');
    await expect(reasons).toHaveTextContent('A VIP community');
    await expect(canvas.getByRole('region', { name: 'COMING SOON' })).toHaveTextContent(
      'We are preparing something for our fans',
    );
    await expect(canvas.getAllByRole('checkbox', { checked: false })).toHaveLength(3);
  },
};

/** The next fight leads in half of the window, and leads to the choice of its event. */
export const NextFight: Story = {
  args: {
    events: { status: 'ready', data: [titleFight, upcomingEvent] },
    fights: { status: 'ready', data: nextFights },
  },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Monteiro vs. Wambugu' })).toHaveAttribute(
      'href',
      `/pay-per-view?event=${titleFight.id}`,
    );
    const [title] = canvas.getAllByRole('heading');
    await expect(title).toHaveTextContent(/^PAY PER VIEW$/);
    await expect(title).toBeVisible();
  },
};

/** The benefits are beside the form; the start time of the next event is below its date. */
export const TabletLandscape: Story = {
  globals: { viewport: { value: 'tabletLandscape' } },
  play: async ({ canvas, canvasElement }) => {
    await expectNoOverflow({ canvasElement });
    // The event is among those of the form, too.
    const day = canvas.getAllByText('Saturday, December 12, 2026')[0]?.getBoundingClientRect();
    const start = canvas.getByText(/^(Starts|Your time:)$/).getBoundingClientRect();
    await expect(start.left).toBe(day?.left);
    await expect(start.top).toBeGreaterThanOrEqual(day?.bottom ?? Infinity);
  },
};

/** A long title wraps on the smallest phone, at the countdown and on its tile. */
export const LongText: Story = {
  tags: ['edge-case'],
  args: { events: { status: 'ready', data: [longTitled] } },
  globals: { viewport: { value: 'phoneSmall' } },
  play: expectNoOverflow,
};
