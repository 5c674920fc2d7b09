import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { atRest } from '../../src/testing/atRest';
import { upcomingEvent } from '../../src/testing/fixtures';
import { WholeApp, wholeAppParameters } from '../../src/testing/WholeApp';

const meta = {
  title: 'Screens/Pay-per-view/Site',
  component: WholeApp,
  parameters: wholeAppParameters,
  args: { path: '/pay-per-view' },
} satisfies Meta<typeof WholeApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The registration in the site, with the next three events to choose from. */
export const Default: Story = {
  play: atRest(async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'PAY PER VIEW' }),
    ).toBeVisible();
    await expect(
      await canvas.findByRole('checkbox', { name: new RegExp(upcomingEvent.title) }),
    ).toBeVisible();
  }),
};

/** The same on a phone. */
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
