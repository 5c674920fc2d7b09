import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EmptyState } from '../../src/components/feedback/EmptyState';
import { Button } from '../../src/components/primitives/Button';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  argTypes: { action: { control: false } },
  args: {
    title: 'No Fighters Found',
    text: 'Try adjusting your search terms or filters to find fighters',
    icon: 'search',
    action: <Button onClick={fn()}>Clear Filters</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The title says what is missing, the text what to do, and the button does it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'No Fighters Found' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Clear Filters' })).toBeVisible();
  },
};

/** Without an action where nothing can be done about it. */
export const WithoutAction: Story = {
  args: {
    icon: 'play',
    title: 'No fight videos available yet',
    text: 'Look in again after the next event.',
    action: undefined,
  },
};

/** Long words wrap on a small phone. */
export const LongText: Story = {
  tags: ['edge-case'],
  args: {
    title: 'Nothing found for Maximiliano Oyarzabal-Featherstonehaugh',
    text: 'Try adjusting your search terms or filters, look for a part of the name only, or start over with the whole roster.',
  },
  globals: { viewport: { value: 'phoneSmall' } },
  play: expectNoOverflow,
};
