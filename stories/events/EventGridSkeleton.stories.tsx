import type { Meta, StoryObj } from '@storybook/react-vite';
import { EventGridSkeleton } from '../../src/components/events/EventGridSkeleton';

const meta = {
  title: 'Events/EventGridSkeleton',
  component: EventGridSkeleton,
  args: { count: 3 },
} satisfies Meta<typeof EventGridSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What Home shows while its three events load. */
export const Default: Story = {};

/** What the events page shows while it loads. */
export const WholePage: Story = { args: { count: 6 } };
