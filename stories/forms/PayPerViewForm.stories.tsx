import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { PayPerViewForm } from '../../src/components/forms/PayPerViewForm';
import { loadableEventsControl, upcomingEventIdControl } from '../../src/testing/fixtureControls';
import { upcomingEvent, upcomingEvents } from '../../src/testing/fixtures';

const meta = {
  title: 'Forms/PayPerViewForm',
  component: PayPerViewForm,
  args: {
    events: { status: 'ready', data: upcomingEvents },
    submission: { status: 'idle' },
    onSubmit: fn(),
    onInvalid: fn(),
  },
  argTypes: {
    events: loadableEventsControl,
    eventId: upcomingEventIdControl,
  },
  // An event in the controls is requested of a new form.
  decorators: [(Story, { args }) => <Story key={args.eventId} />],
} satisfies Meta<typeof PayPerViewForm>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Email is the contact method selected first; three events with their dates can be selected. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveValue('');
    await expect(canvas.getByRole('radio', { name: 'Email' })).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: 'Email address' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Mobile number' })).not.toBeInTheDocument();

    const group = canvas.getByRole('group', { name: /^Interested in specific event\?/ });
    await expect(group).toHaveTextContent('Saturday, December 12, 2026');
    await expect(group).toHaveTextContent('Date TBD');
    await expect(canvas.getAllByRole('checkbox', { checked: false })).toHaveLength(3);
    await expect(canvas.queryByText('Redline 32: One Too Many')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'REGISTER NOW' })).toBeVisible();
  },
};

/** The event that the visitor comes for is selected. */
export const EventRequested: Story = {
  args: { eventId: 'second' },
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { checked: true })).toHaveAccessibleName(
      /Paper Crown/,
    );
  },
};

/** A form that is shown again keeps the choice that it was sent with, here none, whatever the address says. */
export const DeselectedBefore: Story = {
  args: {
    ...EventRequested.args,
    submission: { status: 'error', values: { name: 'Ada Okafor', eventId: '' } },
  },
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ada Okafor');
    await expect(canvas.queryByRole('checkbox', { checked: true })).not.toBeInTheDocument();
  },
};

/** A request for an event that is not upcoming selects none. */
export const UnknownEventRequested: Story = {
  args: { eventId: 'e0' },
  tags: ['behaviour'],
  play: Default.play,
};

/** A link that is followed on the page, as from the menu, selects its event instead, and keeps what was typed. */
export const LinkAfterSelection: Story = {
  args: EventRequested.args,
  tags: ['behaviour'],
  render: function Page({ eventId, ...args }) {
    const [followed, setFollowed] = useState(0);
    return (
      <>
        <PayPerViewForm
          {...args}
          eventId={followed > 0 ? eventId : ''}
          linkKey={String(followed)}
        />
        <button
          onClick={() => {
            setFollowed(followed + 1);
          }}
        >
          Follow a link
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), 'Ada');
    await userEvent.click(canvas.getByRole('checkbox', { name: /Winter Law/ }));
    const link = canvas.getByRole('button', { name: 'Follow a link' });
    await userEvent.click(link);
    const linked = canvas.getByRole('checkbox', { checked: true });
    await expect(linked).toHaveAccessibleName(/Paper Crown/);
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ada');
    // The same link selects its event again after it was deselected.
    await userEvent.click(linked);
    await expect(linked).not.toBeChecked();
    await userEvent.click(link);
    await expect(linked).toBeChecked();
  },
};

/** The fields and the button are as wide as the screen allows. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Each field has the type and the `autocomplete` value that a browser needs to fill it in. */
export const ReadyForAutofill: Story = {
  tags: ['behaviour'],
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

/** A submission by email has no mobile number, and no event when none is selected. */
export const SubmittedByEmail: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), ' Ada Okafor ');
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Email address' }),
      'ada@example.com{Enter}',
    );
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        name: 'Ada Okafor',
        email: 'ada@example.com',
      }),
    );
  },
};

/** A submission by mobile number for an event has no email address, even if one was typed. */
export const SubmittedByMobileForEvent: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), 'Ada Okafor');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), 'ada@example.com');
    await userEvent.click(canvas.getByRole('radio', { name: 'Mobile number' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mobile number' }), '+1 617 555 0134');
    await userEvent.click(canvas.getByRole('checkbox', { name: /Winter Law/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'REGISTER NOW' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        name: 'Ada Okafor',
        mobile: '+1 617 555 0134',
        eventId: upcomingEvent.id,
      }),
    );
  },
};

/** Both fields keep their values when the contact method changes. */
export const ContactMethodChanged: Story = {
  tags: ['behaviour'],
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

/** Submitted empty: nothing is sent, the name and the contact method have their errors, and the first has the focus. */
export const Invalid: Story = {
  tags: ['state'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'REGISTER NOW' }));
    const name = canvas.getByRole('textbox', { name: 'Full name' });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription('Name is required');
    const contact = canvas.getByRole('group', { name: 'Preferred contact method' });
    await expect(contact).toHaveAccessibleDescription(
      'Please provide either email or mobile number',
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A missing mobile number is an error of the contact method, which goes as soon as a number is typed. */
export const WithoutMobile: Story = {
  tags: ['behaviour'],
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

/** An invalid address is an error of the email field, which goes as soon as the address is valid. */
export const InvalidEmail: Story = {
  tags: ['behaviour'],
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

const sent = { name: 'Ada Okafor', contactMethod: 'mobile', mobile: '0134', eventId: 'second' };

/** While the form is being sent, also if its page was left and entered again, it shows what is sent. */
export const Pending: Story = {
  args: { submission: { id: 1, status: 'pending', values: sent } },
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'REGISTERING...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    for (const field of canvas.getAllByRole('textbox'))
      await expect(field).toHaveAttribute('readonly');
    await expect(canvas.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('0134');
    await expect(canvas.getByRole('checkbox', { checked: true })).toHaveAccessibleName(
      /Paper Crown/,
    );
  },
};

/** The message below the button says that the registration did not succeed; the fields keep their values. */
export const Failed: Story = {
  name: 'Error',
  args: {
    submission: { id: 1, status: 'error', message: { text: '503: Out of order' }, values: sent },
  },
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'That didn’t go through 503: Out of order',
    );
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ada Okafor');
    await expect(canvas.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('0134');
    await expect(canvas.getByRole('checkbox', { name: /Paper Crown/ })).toBeChecked();
  },
};

/** After a success the form is empty, with email and no event selected; the message and the focus stay. */
export const ResetAfterSuccess: Story = {
  tags: ['behaviour'],
  render: function Page(args) {
    const [submission, setSubmission] = useState(args.submission);
    const accept = () => {
      setSubmission({ id: 1, status: 'success' });
    };
    return <PayPerViewForm {...args} submission={submission} onSubmit={accept} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), 'Ada Okafor');
    await userEvent.click(canvas.getByRole('radio', { name: 'Mobile number' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Winter Law/ }));
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
    await expect(canvas.queryByRole('checkbox', { checked: true })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: 'Mobile number' }));
    await expect(canvas.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), 'B');
    await expect(canvas.queryByText(/required/, { selector: 'p[id]' })).not.toBeInTheDocument();
  },
};
