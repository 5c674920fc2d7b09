import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { PayPerViewForm } from '../../src/components/forms/PayPerViewForm';
import type { SubmissionStatus } from '../../src/domain/submissionStatus';
import { bareEvent, upcomingEvent } from '../../src/testing/fixtures';

const upcoming = [
  upcomingEvent,
  {
    ...upcomingEvent,
    id: 'second',
    title: 'Redline 26: Paper Crown',
    date: '2027-01-17T01:00:00Z',
  },
  bareEvent,
  { ...upcomingEvent, id: 'fourth', title: 'Redline 32: One Too Many' },
];

const meta = {
  title: 'Forms/PayPerViewForm',
  component: PayPerViewForm,
  args: {
    events: { status: 'ready', data: upcoming },
    status: 'idle',
    onSubmit: fn(),
  },
} satisfies Meta<typeof PayPerViewForm>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Untouched: email is the way offered first, and three events with their dates stand to choose. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveValue('');
    await expect(canvas.getByRole('radio', { name: 'Email' })).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: 'Email address' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Mobile number' })).not.toBeInTheDocument();

    const group = canvas.getByRole('group', { name: /^Interested in specific event\?/ });
    await expect(group).toHaveTextContent('Saturday, December 12, 2026');
    await expect(group).toHaveTextContent('Date TBD');
    await expect(canvas.getAllByRole('button', { pressed: false })).toHaveLength(3);
    await expect(canvas.queryByText('Redline 32: One Too Many')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'REGISTER NOW' })).toBeVisible();
  },
};

/** The visitor comes for one event: it is chosen, and a press lets go of it as of any other. */
export const ForOneEvent: Story = {
  args: { eventId: 'second' },
  play: async ({ args, canvas, userEvent }) => {
    const tile = canvas.getByRole('button', { name: /Paper Crown/ });
    await expect(tile).toHaveAttribute('aria-pressed', 'true');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), 'Ada Okafor');
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Email address' }),
      'ada@example.com{Enter}',
    );
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        { name: 'Ada Okafor', email: 'ada@example.com', eventId: 'second' },
        expect.anything(),
      ),
    );
    await userEvent.click(tile);
    await expect(canvas.queryByRole('button', { pressed: true })).not.toBeInTheDocument();
  },
};

/** The event is further off than the three: it takes the last place among them. */
export const ForALaterEvent: Story = {
  args: { eventId: 'fourth' },
  play: async ({ canvas, userEvent }) => {
    const tile = canvas.getByRole('button', { pressed: true });
    await expect(tile).toHaveAccessibleName(/One Too Many/);
    const group = canvas.getByRole('group', { name: /^Interested in specific event\?/ });
    await expect(within(group).getAllByRole('button')).toHaveLength(3);
    // Let go of, it stays in sight.
    await userEvent.click(tile);
    await expect(tile).toHaveAttribute('aria-pressed', 'false');
  },
};

/** An event that is over, or that nobody knows: none is chosen. */
export const ForNoUpcomingEvent: Story = { args: { eventId: 'e0' }, play: Default.play };

/** The address comes to name an event when one is chosen already: the choice stays. */
export const ChosenBefore: Story = {
  render: function Late({ eventId, ...args }) {
    const [late, setLate] = useState<string>();
    return (
      <>
        <PayPerViewForm {...args} eventId={late} />
        <button
          onClick={() => {
            setLate(eventId);
          }}
        >
          Follow a link
        </button>
      </>
    );
  },
  args: { eventId: 'second' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), 'Ada');
    await userEvent.click(canvas.getByRole('button', { name: /Winter Law/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Follow a link' }));
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName(/Winter Law/);
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ada');
  },
};

/** On a phone. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Each field asks for what a browser or a password manager can fill in, on the keyboard it wants. */
export const ReadyForAutofill: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Full name' });
    await expect(name).toHaveAttribute('autocomplete', 'name');
    const email = canvas.getByRole('textbox', { name: 'Email address' });
    await expect(email).toHaveAttribute('type', 'email');
    await expect(email).toHaveAttribute('inputmode', 'email');
    await expect(email).toHaveAttribute('autocomplete', 'email');
    await userEvent.click(canvas.getByRole('radio', { name: 'Mobile number' }));
    const mobile = canvas.getByRole('textbox', { name: 'Mobile number' });
    await expect(mobile).toHaveAttribute('type', 'tel');
    await expect(mobile).toHaveAttribute('inputmode', 'tel');
    await expect(mobile).toHaveAttribute('autocomplete', 'tel');
    for (const field of [name, mobile]) await expect(field).not.toHaveAttribute('maxlength');
  },
};

/** By email: what is sent has no mobile number, and no event when none was chosen. */
export const ByEmail: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), ' Ada Okafor ');
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Email address' }),
      'ada@example.com{Enter}',
    );
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        {
          name: 'Ada Okafor',
          email: 'ada@example.com',
        },
        expect.anything(),
      ),
    );
  },
};

/** By mobile, for an event: what was typed as an email address is not sent. */
export const ByMobileForAnEvent: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), 'Ada Okafor');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), 'ada@example.com');
    await userEvent.click(canvas.getByRole('radio', { name: 'Mobile number' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mobile number' }), '+1 617 555 0134');
    await userEvent.click(canvas.getByRole('button', { name: /Winter Law/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'REGISTER NOW' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        {
          name: 'Ada Okafor',
          mobile: '+1 617 555 0134',
          eventId: upcomingEvent.id,
        },
        expect.anything(),
      ),
    );
  },
};

/** Changing one's mind about the contact method loses nothing. */
export const SwitchedThereAndBack: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), 'ada@example.com');
    await userEvent.click(canvas.getByRole('radio', { name: 'Mobile number' }));
    await expect(canvas.queryByRole('textbox', { name: 'Email address' })).not.toBeInTheDocument();
    const mobile = canvas.getByRole('textbox', { name: 'Mobile number' });
    await expect(mobile).toHaveValue('');
    await userEvent.type(mobile, '0134');
    await userEvent.click(canvas.getByRole('radio', { name: 'Email' }));
    await expect(canvas.getByRole('textbox', { name: 'Email address' })).toHaveValue(
      'ada@example.com',
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Mobile number' }));
    await expect(canvas.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('0134');
  },
};

/** A press chooses an event, a press on another changes the choice, a second press lets go. */
export const EventChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('button', { pressed: false });
    if (!first || !second) throw new Error('Two events are needed');
    await userEvent.click(first);
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(second);
    await expect(first).toHaveAttribute('aria-pressed', 'false');
    await expect(second).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(second);
    await expect(second).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(first);
  },
};

/** Sent empty: both faults are said at once, and the focus goes to the first of them. */
export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'REGISTER NOW' }));
    const name = canvas.getByRole('textbox', { name: 'Full name' });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription('Name is required');
    await expect(
      canvas.getByRole('group', { name: 'Preferred contact method' }),
    ).toHaveAccessibleDescription('Please provide either email or mobile number');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Without a mobile number the fault is the contact method's, and goes as soon as one is typed. */
export const WithoutMobile: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), 'Ada Okafor');
    await userEvent.click(canvas.getByRole('radio', { name: 'Mobile number' }));
    await userEvent.click(canvas.getByRole('button', { name: 'REGISTER NOW' }));
    const message = await canvas.findByText('Please provide either email or mobile number');
    await expect(message).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Mobile number' })).toHaveFocus();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mobile number' }), '0');
    await waitFor(() => expect(message).not.toBeInTheDocument());
  },
};

/** An address that cannot be one is the field's fault. */
export const MalformedEmail: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), 'Ada Okafor');
    const email = canvas.getByRole('textbox', { name: 'Email address' });
    await userEvent.type(email, 'ada@');
    await userEvent.click(canvas.getByRole('button', { name: 'REGISTER NOW' }));
    await waitFor(() => expect(email).toHaveAccessibleDescription('Valid email is required'));
    await expect(email).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(email, 'example.com');
    await waitFor(() => expect(email).toBeValid());
  },
};

/** A text that is too long is not cut: the message says how long it may be. */
export const TooLong: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Full name' });
    await userEvent.click(name);
    await userEvent.paste('x'.repeat(201));
    await userEvent.click(canvas.getByRole('button', { name: 'REGISTER NOW' }));
    await waitFor(() =>
      expect(name).toHaveAccessibleDescription('Name must be at most 200 characters'),
    );
    await expect(name).toHaveValue('x'.repeat(201));
  },
};

/** On its way: the button says so, keeps its width, and cannot be pressed again. */
export const Pending: Story = {
  args: { status: 'pending' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), 'Ada Okafor');
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Email address' }),
      'ada@example.com{Enter}',
    );
    const button = canvas.getByRole('button', { name: 'REGISTERING...' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Stands for a page: the next press of Enter brings the submission to its end. */
function answering(outcome: SubmissionStatus): Story['render'] {
  return function Page({ onSubmit, ...args }) {
    const [status, setStatus] = useState<SubmissionStatus>('idle');
    return (
      <PayPerViewForm
        {...args}
        status={status}
        onSubmit={(signup) => {
          onSubmit(signup);
          setStatus(outcome);
        }}
      />
    );
  };
}

/** It has arrived: the form is empty again, event and all, the confirmation stays, the focus too. */
export const Success: Story = {
  render: answering('success'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), 'Ada Okafor');
    await userEvent.click(canvas.getByRole('radio', { name: 'Mobile number' }));
    await userEvent.click(canvas.getByRole('button', { name: /Winter Law/ }));
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Mobile number' }),
      '+1 617 555 0134{Enter}',
    );
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('You’re on the list'));
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveValue('');
    await expect(canvas.getByRole('radio', { name: 'Email' })).toBeChecked();
    const contact = canvas.getByRole('textbox', { name: 'Email address' });
    await expect(contact).toHaveValue('');
    await expect(contact).toHaveFocus();
    await expect(canvas.queryByRole('button', { pressed: true })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: 'Mobile number' }));
    await expect(canvas.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), 'B');
    await expect(canvas.queryByText(/required/, { selector: 'p[id]' })).not.toBeInTheDocument();
  },
};

/** It has not: what was typed and chosen stays, and a calm line says so until the next attempt. */
export const Failed: Story = {
  render: answering('error'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), 'Ada Okafor');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), 'ada@example.com');
    await userEvent.click(canvas.getByRole('button', { name: /Winter Law/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'REGISTER NOW' }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('That didn’t go through'),
    );
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ada Okafor');
    await expect(canvas.getByRole('textbox', { name: 'Email address' })).toHaveValue(
      'ada@example.com',
    );
    await expect(canvas.getByRole('button', { name: /Winter Law/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(canvas.getByRole('button', { name: 'REGISTER NOW' })).toHaveFocus();
  },
};

/** Nothing is planned: the question is not asked. */
export const NoEvents: Story = {
  args: { events: { status: 'ready', data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Interested in specific event?')).not.toBeInTheDocument();
  },
};

/** The events are on their way: their place is kept, so that nothing moves under a thumb. */
export const EventsLoading: Story = { args: { events: { status: 'loading' } } };

/** The events could not be read: the rest of the form works as if there were none. */
export const EventsFailed: Story = {
  args: { events: { status: 'failed', onRetry: fn() } },
  play: ByEmail.play,
};

/** By keyboard alone: Tab from field to field, arrows between the radio buttons, Space on an event. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('Ada Okafor');
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Email' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Mobile number' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('0134');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        {
          name: 'Ada Okafor',
          mobile: '0134',
          eventId: upcomingEvent.id,
        },
        expect.anything(),
      ),
    );
  },
};
