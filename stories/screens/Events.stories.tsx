import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { atRest } from '../../src/testing/atRest';
import { liveEvent } from '../../src/testing/fixtures';
import { WholeApp, wholeAppParameters } from '../../src/testing/WholeApp';

const meta = {
  title: 'Screens/Events/Site',
  component: WholeApp,
  parameters: wholeAppParameters,
  args: { path: '/events' },
} satisfies Meta<typeof WholeApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The calendar in the site: what is on, what is next, what is over. */
export const Default: Story = {
  play: atRest(async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: liveEvent.title })).toBeVisible();
    await expect(canvas.getByText(/^Showing/)).toHaveTextContent('Showing 6 of 6 events');
  }),
};

/** The same on a phone. */
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
