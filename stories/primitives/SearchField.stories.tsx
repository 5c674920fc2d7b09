import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SearchField } from '../../src/components/primitives/SearchField';
import { useControlled } from '../../src/testing/useControlled';
import { inEachState } from '../inEachState';

const meta = {
  title: 'Primitives/SearchField',
  component: SearchField,
  args: {
    label: 'Search',
    value: '',
    onChange: fn(),
    placeholder: 'Name or nickname',
  },
  argTypes: { inputRef: { control: false } },
  render: function Controlled(args) {
    const [value, change] = useControlled(args.value, args.onChange);
    return <SearchField {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof SearchField>;

export default meta;

type Story = StoryObj<typeof meta>;

/** An empty field, without a clear button. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
  },
};

/** A field with text, and the button that clears it. */
export const Filled: Story = { args: { value: 'volkov' } };

/** Every keystroke is reported. */
export const Typing: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'vol');
    await expect(args.onChange).toHaveBeenLastCalledWith('vol');
  },
};

/** Clearing empties the field and keeps the focus in it. */
export const Cleared: Story = {
  args: Filled.args,
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onChange).toHaveBeenCalledWith('');
    const field = canvas.getByRole('searchbox');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

/** A long text never runs under the clear button. */
export const LongText: Story = {
  tags: ['edge-case'],
  args: { value: 'Maximiliano Oyarzabal-Featherstonehaugh-Wolfeschlegelsteinhausen' },
  globals: { viewport: { value: 'phoneSmall' } },
};

/** The field and the sign that clears it, under the pointer, pressed, and with the focus. */
export const States: Story = {
  args: Filled.args,
  tags: ['state'],
  decorators: [inEachState('input, button')],
};
