import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { atRest } from '../../src/testing/atRest';
import { WholeApp, wholeAppParameters } from '../../src/testing/WholeApp';

const meta = {
  title: 'Screens/Not found/Site',
  component: WholeApp,
  parameters: wholeAppParameters,
  args: { path: '/no-such-page' },
} satisfies Meta<typeof WholeApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An address that leads nowhere, in the site: the navigation is there, and a way back. */
export const Default: Story = {
  play: atRest(async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: '404 Page Not Found' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  }),
};

/** The same on a phone. */
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
