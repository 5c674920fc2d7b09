import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RadioGroup } from '../../src/components/primitives/RadioGroup';
import { radioSegments } from '../../src/components/primitives/radioSegments';
import { radioTiles } from '../../src/components/primitives/radioTiles';
import { expectTokens } from '../../src/testing/computedLook';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';
import { choose } from '../../src/testing/fixtureControls';
import { useControlled } from '../../src/testing/useControlled';
import { inEachState } from '../inEachState';

const meta = {
  title: 'Primitives/RadioGroup',
  component: RadioGroup,
  args: {
    variant: radioTiles,
    legend: 'Preferred contact method',
    name: 'contactMethod',
    options: [
      { value: 'email', label: 'Email' },
      { value: 'mobile', label: 'Mobile number' },
    ],
    value: 'email',
    onChange: fn(),
  },
  argTypes: {
    value: { control: 'inline-radio', options: ['email', 'mobile'] },
    inputRef: { control: false },
    variant: choose({ Tiles: radioTiles, Segments: radioSegments }),
  },
  // Outside a form, the radio buttons of all stories on a page would be one group by their name.
  decorators: [
    (Story) => (
      <form method="dialog">
        <Story />
      </form>
    ),
  ],
  render: function Controlled(args) {
    const [value, change] = useControlled(args.value, args.onChange);
    return <RadioGroup {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Two options as tiles side by side, the first selected. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Preferred contact method' })).toBeVisible();
    const email = canvas.getByRole('radio', { name: 'Email' });
    const mobile = canvas.getByRole('radio', { name: 'Mobile number' });
    await expect(email).toBeChecked();
    await expect(mobile).not.toBeChecked();
    await expectTokens(email.closest('label'), { backgroundColor: 'color-surface-raised' });
    await expect(email.closest('label')).not.toHaveStyle({ boxShadow: 'none' });
    await expect(mobile.closest('label')).toHaveStyle({ boxShadow: 'none' });
  },
};

/** Pressing anywhere on a tile selects it. */
export const Selecting: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Mobile number'));
    await expect(canvas.getByRole('radio', { name: 'Mobile number' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('mobile');
  },
};

/** Four options as segments of one frame, as a filter has them; a red line marks the selected one. */
export const Segments: Story = {
  args: {
    variant: radioSegments,
    legend: 'Status',
    name: 'status',
    options: [
      { value: 'all', label: 'All Events' },
      { value: 'live', label: 'Live Events' },
      { value: 'upcoming', label: 'Upcoming Events' },
      { value: 'completed', label: 'Completed Events' },
    ],
    value: 'live',
  },
  argTypes: { value: { options: ['all', 'live', 'upcoming', 'completed'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Status' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Live Events' })).toBeChecked();
    await expectTokens(canvas.getByText('Live Events'), {
      borderBottomColor: 'color-accent',
      color: 'color-ink',
    });
  },
};

/** The tiles are one below the other. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** The segments are in two rows of two. */
export const SegmentsPhone: Story = {
  args: Segments.args,
  argTypes: Segments.argTypes,
  globals: { viewport: { value: 'phone' } },
};

/** The error is below the tiles, and a screen reader reads it with the legend. */
export const Invalid: Story = {
  tags: ['state'],
  args: { error: 'Please provide either email or mobile number' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('group', { name: 'Preferred contact method' }),
    ).toHaveAccessibleDescription('Please provide either email or mobile number');
  },
};

/** Long labels wrap. */
export const LongText: Story = {
  tags: ['edge-case'],
  args: {
    options: [
      { value: 'email', label: 'By a message to my electronic mail address' },
      { value: 'mobile', label: 'Maximiliano Oyarzabal-Featherstonehaugh shall call me himself' },
    ],
  },
  globals: { viewport: { value: 'phoneSmall' } },
  play: expectNoOverflow,
};

/** Tiles and segments under the pointer, pressed, and with the keyboard’s focus; the first is selected in each. */
export const States: Story = {
  tags: ['state'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 'var(--space-6)' }}>
      <RadioGroup {...args} name={undefined} variant={radioTiles} />
      <RadioGroup {...args} name={undefined} variant={radioSegments} />
    </div>
  ),
  decorators: [inEachState('input')],
};
