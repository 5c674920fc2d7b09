import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatTile } from '../../src/components/community/StatTile';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';

const meta = {
  title: 'Community/StatTile',
  component: StatTile,
  args: { value: '10,247', label: 'Active Members' },
} satisfies Meta<typeof StatTile>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A number and what it counts. */
export const Default: Story = {};

/** A rounded number, as on the home page. */
export const Claim: Story = { args: { value: '500+', label: 'Fight Videos' } };

/** A long label wraps. */
export const LongText: Story = {
  tags: ['edge-case'],
  args: { label: 'Discussions started since the first bell of the first season' },
  globals: { viewport: { value: 'phoneSmall' } },
  play: expectNoOverflow,
};
