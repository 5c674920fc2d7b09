import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { EventChoice } from '../../src/components/forms/EventChoice';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';
import { bareEvent, upcomingEvent } from '../../src/testing/fixtures';

const upcoming = [
  upcomingEvent,
  { ...upcomingEvent, id: 'second', title: 'Redline 26: Paper Crown' },
  bareEvent,
  { ...upcomingEvent, id: 'fourth', title: 'Redline 32: One Too Many' },
];

const meta = {
  title: 'Forms/EventChoice',
  component: EventChoice,
  args: {
    legend: 'Interested in specific event?',
    events: { status: 'ready', data: upcoming },
    value: '',
    onChange: fn(),
  },
  // The form keeps the choice; here the story does.
  render: function Form({ value: initialValue, onChange, ...args }) {
    const [value, setValue] = useState(initialValue);
    return (
      <EventChoice
        {...args}
        value={value}
        onChange={(changed) => {
          onChange(changed);
          setValue(changed);
        }}
      />
    );
  },
} satisfies Meta<typeof EventChoice>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The first three with their dates, none chosen. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const tiles = canvas.getAllByRole('button', { pressed: false });
    await expect(tiles).toHaveLength(3);
    await expect(tiles[0]).toHaveAccessibleName(
      'Saturday, December 12, 2026 Redline 25: Winter Law',
    );
    await expect(tiles[2]).toHaveAccessibleName('Date TBD Redline 31');
  },
};

/** One chosen; a press lets go of it. */
export const Chosen: Story = {
  args: { value: 'second' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { pressed: true }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await userEvent.click(canvas.getByRole('button', { name: /Paper Crown/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('second');
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName(/Paper Crown/);
  },
};

/** A later one that is asked for takes the last place. */
export const AskedForALaterOne: Story = {
  args: { askedFor: 'fourth' },
  play: async ({ canvas }) => {
    const tiles = canvas.getAllByRole('button', { pressed: false });
    await expect(tiles).toHaveLength(3);
    await expect(tiles[2]).toHaveAccessibleName(/One Too Many/);
  },
};

/** On a phone. */
export const Phone: Story = { ...Chosen, globals: { viewport: { value: 'phone' } } };

/** A long title wraps beside the mark. */
export const LongText: Story = {
  args: {
    events: {
      status: 'ready',
      data: [
        {
          ...upcomingEvent,
          title: 'Redline 27: Oyarzabal-Featherstonehaugh vs. Wolfeschlegelsteinhausen',
        },
      ],
    },
  },
  globals: { viewport: { value: 'phoneSmall' } },
  play: expectNoOverflow,
};

/** On their way: three tiles hold the place. */
export const Loading: Story = {
  args: { events: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the events…')).toBeInTheDocument();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** Exactly as high as the tiles that take their place. */
export const LoadingBesideItsTiles: Story = {
  args: Loading.args,
  render: (args) => (
    <>
      <EventChoice {...args} />
      <EventChoice {...meta.args} legend="And later?" />
    </>
  ),
  play: async ({ canvas }) => {
    const [held, tiles] = canvas
      .getAllByRole('group')
      .map((group) => group.getBoundingClientRect().height);
    await expect(held).toBe(tiles);
  },
};

/** None to choose from: nothing is asked. */
export const Empty: Story = {
  args: { events: { status: 'ready', data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).not.toBeInTheDocument();
  },
};

/** They could not be read: nothing is asked either. */
export const Failed: Story = {
  name: 'Error',
  args: { events: { status: 'failed', onRetry: fn() } },
  play: Empty.play,
};

/** Under the pointer a tile’s ground is lighter. */
export const Hovered: Story = {
  parameters: { pseudo: { hover: 'button' } },
};

/** The keyboard’s focus shows as the red line, all the way round. */
export const Focused: Story = { parameters: { pseudo: { focusVisible: 'li:first-child button' } } };
