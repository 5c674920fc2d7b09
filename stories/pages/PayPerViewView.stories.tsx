import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PayPerViewView } from '../../src/pages/payPerView/PayPerViewView';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';
import { loadableEventsControl } from '../../src/testing/fixtureControls';
import { bareEvent, longTitled, upcomingEvent } from '../../src/testing/fixtures';
import { submissions, submitRegistration } from '../../src/testing/signupForms';

const meta = {
  title: 'Pages/PayPerView',
  component: PayPerViewView,
  tags: ['stable'],
  argTypes: { events: loadableEventsControl },
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
    onSubmit: fn(submissions.accepted),
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

/** The form is first, with the reasons below it. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

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

/** Skeleton tiles while the events load; the form can be filled in already. */
export const Loading: Story = {
  tags: ['state'],
  args: { events: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the events…')).toBeInTheDocument();
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toBeEnabled();
  },
};

/** Without upcoming events the form does not ask for one. */
export const Empty: Story = {
  tags: ['state'],
  args: { events: { status: 'ready', data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Interested in specific event?')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'REGISTER NOW' })).toBeVisible();
  },
};

/** The events could not be loaded; the form is the same as without events. */
export const Failed: Story = {
  name: 'Error',
  tags: ['state'],
  args: { events: { status: 'failed', onRetry: fn() } },
  play: Empty.play,
};

/** The registration is being sent; the button says so. */
export const Pending: Story = {
  tags: ['state'],
  args: { onSubmit: fn(submissions.endless) },
  play: async ({ canvas, userEvent }) => {
    await submitRegistration({ canvas, userEvent });
    await expect(await canvas.findByRole('button', { name: 'REGISTERING...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** The registration was accepted; the confirmation stays until the next one. */
export const Success: Story = {
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    await submitRegistration({ canvas, userEvent });
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('You’re on the list'));
  },
};

/** The registration was refused, and the form says so. */
export const Refused: Story = {
  tags: ['state'],
  args: { onSubmit: fn(submissions.refused) },
  play: async ({ canvas, userEvent }) => {
    await submitRegistration({ canvas, userEvent });
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('That didn’t go through'),
    );
  },
};
