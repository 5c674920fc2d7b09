import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PayPerViewView } from '../../src/pages/payPerView/PayPerViewView';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';
import { bareEvent, longTitled, upcomingEvent } from '../../src/testing/fixtures';

const meta = {
  title: 'Pages/PayPerView',
  component: PayPerViewView,
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
    status: 'idle',
    onSubmit: fn(),
  },
} satisfies Meta<typeof PayPerViewView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The form, what registering brings, what is to come, and how long it is until the next fight. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^PAY PER VIEW$/);
    await expect(canvas.getByText(/^Register for access/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'REGISTER FOR ACCESS' })).toBeVisible();
    await expect(await canvas.findByRole('timer')).toHaveTextContent('in 21 days and 13 hours');

    const reasons = canvas.getByRole('region', { name: 'WHY REGISTER?' });
    await expect(reasons).toHaveTextContent('Early access to the link');
    await expect(reasons).toHaveTextContent('HD streaming with multiple camera angles');
    await expect(reasons).toHaveTextContent('A VIP community');
    await expect(canvas.getByRole('region', { name: 'COMING SOON' })).toHaveTextContent(
      'We are preparing something for our fans',
    );
    await expect(canvas.getAllByRole('button', { pressed: false })).toHaveLength(3);
    await waitFor(() => expect(document.title).toBe('Pay Per View · Redline'));
  },
};

/** The same at 390 px: the form first, the reasons below. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** At 1024 px: the benefits are beside the form. */
export const TabletLandscape: Story = {
  globals: { viewport: { value: 'tabletLandscape' } },
  play: expectNoOverflow,
};

/** A title no layout was drawn for, on the smallest phone: it wraps, above and on its tile. */
export const LongText: Story = {
  args: { events: { status: 'ready', data: [longTitled] } },
  globals: { viewport: { value: 'phoneSmall' } },
  play: expectNoOverflow,
};

/** The events have not arrived: their tiles stand in, and the rest can be filled in. */
export const Loading: Story = {
  args: { events: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the events…')).toBeInTheDocument();
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toBeEnabled();
  },
};

/** Nothing is planned: nobody is asked for an event. */
export const Empty: Story = {
  args: { events: { status: 'ready', data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Interested in specific event?')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'REGISTER NOW' })).toBeVisible();
  },
};

/** The events could not be read: the form stands as if there were none. */
export const Failed: Story = {
  name: 'Error',
  args: { events: { status: 'failed', onRetry: fn() } },
  play: Empty.play,
};

/** The registration is on its way. */
export const Pending: Story = {
  args: { status: 'pending' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'REGISTERING...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** It has arrived: the confirmation stays until the next. */
export const Success: Story = {
  args: { status: 'success' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You’re on the list');
  },
};

/** It was refused. */
export const Refused: Story = {
  args: { status: 'error' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('That didn’t go through');
  },
};
