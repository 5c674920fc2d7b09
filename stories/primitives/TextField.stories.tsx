import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextField } from '../../src/components/primitives/TextField';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';

const meta = {
  title: 'Primitives/TextField',
  component: TextField,
  args: { label: 'Full name', name: 'name', autoComplete: 'name', onChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Empty; a press on the label focuses the field. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Full name'));
    await userEvent.keyboard('Ada Quist');
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ada Quist');
  },
};

/** Help that is needed before typing. */
export const WithHint: Story = {
  args: {
    label: 'Mobile number',
    hint: 'With the country code, such as +1 212 555 0143.',
    type: 'tel',
    name: 'mobile',
    autoComplete: 'tel',
  },
};

/** May stay empty. */
export const Optional: Story = { args: { optional: true } };

/** What is wrong stands below the field and is read out with it. */
export const Invalid: Story = {
  args: {
    label: 'Email address',
    type: 'email',
    name: 'email',
    autoComplete: 'email',
    defaultValue: 'ada@',
    error: 'Valid email is required',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email address' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Valid email is required');
  },
};

/** Hint and error together: both are read out, the hint first. */
export const InvalidWithHint: Story = {
  args: { ...WithHint.args, error: 'Mobile number is required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'With the country code, such as +1 212 555 0143. Mobile number is required',
    );
  },
};

/** Long words in every place. */
export const LongText: Story = {
  args: {
    label: 'The full name of the person who will be standing at the gate with the ticket',
    defaultValue: 'Maximiliano Oyarzabal-Featherstonehaugh-Wolfeschlegelsteinhausen',
    error: 'Name must be at most 200 characters, and this one is rather longer than that',
  },
  globals: { viewport: { value: 'phoneSmall' } },
  play: expectNoOverflow,
};

/** Under the pointer its border is lighter. */
export const Hovered: Story = {
  parameters: { pseudo: { hover: 'input' } },
};

/** The focus ring goes around the field. */
export const Focused: Story = {
  parameters: { pseudo: { focusVisible: 'input', focus: 'input' } },
};
