import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EventChoice } from '../../src/components/forms/EventChoice';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';
import { loadableEventsControl, upcomingEventIdControl } from '../../src/testing/fixtureControls';
import { longTitled, upcomingEvent, upcomingEvents } from '../../src/testing/fixtures';
import { useControlled } from '../../src/testing/useControlled';
import { inEachState } from '../inEachState';

const meta = {
  title: 'Forms/EventChoice',
  component: EventChoice,
  args: {
    name: 'eventId',
    legend: 'Interested in specific event?',
    events: { status: 'ready', data: upcomingEvents },
    value: '',
    onChange: fn(),
  },
  argTypes: {
    events: loadableEventsControl,
    linkedId: upcomingEventIdControl,
    value: upcomingEventIdControl,
  },
  render: function Controlled(args) {
    const [value, change] = useControlled(args.value, args.onChange);
    return <EventChoice {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof EventChoice>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The first three upcoming events: their dates, who fights, their titles and a crop of their pictures; none is selected. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const tiles = canvas.getAllByRole('checkbox', { checked: false });
    await expect(tiles).toHaveLength(3);
    await expect(tiles[0]).toHaveAccessibleName(
      'Saturday, December 12, 2026 Two belts, one night Redline 25: Winter Law',
    );
    await expect(tiles[2]).toHaveAccessibleName('Date TBD Redline 31');
    // A square mark says that the choice can be taken back.
    await expect(getComputedStyle(tiles[0] as Element).borderRadius).toBe('2px');
  },
};

/** The selected event is checked. */
export const Selected: Story = { args: { value: 'second' }, tags: ['state'] };

/** Without script several can be checked, which the page that comes back says. */
export const Invalid: Story = {
  args: { value: 'second', error: 'Please choose one event only' },
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'Please choose one event only',
    );
  },
};

/** Pressing the selected event deselects it; pressing another selects that one instead. */
export const Selecting: Story = {
  args: Selected.args,
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('checkbox');
    if (!first || !second) throw new Error('Two events are needed');
    await userEvent.click(second);
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(second).not.toBeChecked();
    await userEvent.click(second);
    await expect(args.onChange).toHaveBeenLastCalledWith('second');
    await userEvent.click(first);
    await expect(first).toBeChecked();
    await expect(second).not.toBeChecked();
  },
};

/** A requested event after the first three is shown in the last place. */
export const LaterEventRequested: Story = {
  tags: ['edge-case'],
  args: { linkedId: 'fourth' },
  play: async ({ canvas }) => {
    const tiles = canvas.getAllByRole('checkbox', { checked: false });
    await expect(tiles).toHaveLength(3);
    await expect(tiles[2]).toHaveAccessibleName(/One Too Many/);
  },
};

/** The tiles are as wide as the screen allows. */
export const Phone: Story = { args: Selected.args, globals: { viewport: { value: 'phone' } } };

/** A long title wraps beside the mark. */
export const LongText: Story = {
  args: { events: { status: 'ready', data: [longTitled] } },
  tags: ['edge-case'],
  globals: { viewport: { value: 'phoneSmall' } },
  play: expectNoOverflow,
};

/** An event whose subtitle is empty goes by its title. */
export const EmptySubtitle: Story = {
  args: { events: { status: 'ready', data: [{ ...upcomingEvent, subtitle: '' }] } },
  tags: ['edge-case'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleName(
      'Saturday, December 12, 2026 Redline 25: Winter Law',
    );
  },
};

/** Three placeholders, exactly as high as the tiles below. */
export const Loading: Story = {
  args: { events: { status: 'loading' } },
  tags: ['state'],
  decorators: [
    (Story) => (
      <>
        <Story />
        <EventChoice {...meta.args} legend="And later?" />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the events…')).toBeInTheDocument();
    const [loading, ready] = canvas.getAllByRole('group');
    await expect(loading?.getBoundingClientRect().height).toBe(
      ready?.getBoundingClientRect().height,
    );
    // A screen reader finds no empty items.
    for (const role of ['checkbox', 'listitem'])
      for (const item of canvas.getAllByRole(role)) await expect(ready).toContainElement(item);
  },
};

/** Without upcoming events nothing is shown. */
export const Empty: Story = {
  tags: ['state'],
  args: { events: { status: 'ready', data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).not.toBeInTheDocument();
  },
};

/** When the events could not be read, nothing is shown either. */
export const Failed: Story = {
  name: 'Error',
  tags: ['behaviour'],
  args: { events: { status: 'failed', onRetry: fn() } },
  play: Empty.play,
};

/** The tiles under the pointer, pressed, and with the keyboard’s focus; the last is selected. */
export const States: Story = {
  args: Selected.args,
  tags: ['state'],
  decorators: [inEachState('input')],
};
