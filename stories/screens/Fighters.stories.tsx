import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { atRest } from '../../src/testing/atRest';
import { WholeApp, wholeAppParameters } from '../../src/testing/WholeApp';

const meta = {
  title: 'Screens/Fighters/Site',
  component: WholeApp,
  parameters: wholeAppParameters,
  args: { path: '/fighters' },
} satisfies Meta<typeof WholeApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The roster in the site: search and filters change the address, and each poster leads to its profile. */
export const Default: Story = {
  play: atRest(async ({ canvas }) => {
    await expect(await canvas.findByText(/^Showing/)).toHaveTextContent(
      'Showing 12 of 12 fighters',
    );
  }),
};

/** The same on a phone. */
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
