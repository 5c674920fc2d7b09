import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { atRest } from '../../src/testing/atRest';
import { WholeApp, wholeAppParameters } from '../../src/testing/WholeApp';

const meta = {
  title: 'Screens/Signup/Site',
  component: WholeApp,
  parameters: wholeAppParameters,
  args: { path: '/signup' },
} satisfies Meta<typeof WholeApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The membership form in the site. */
export const Default: Story = {
  play: atRest(async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'JOIN REDLINE' })).toBeVisible();
  }),
};

/** The same on a phone. */
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
