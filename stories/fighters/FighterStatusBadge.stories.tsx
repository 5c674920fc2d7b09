import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FighterStatusBadge } from '../../src/components/fighters/FighterStatusBadge';
import { fighterStatuses } from '../../src/domain/fighter';

const meta = {
  title: 'Fighters/FighterStatusBadge',
  component: FighterStatusBadge,
  args: { status: 'champion' },
  argTypes: {
    status: {
      control: 'select',
      options: [...fighterStatuses, 'on-sabbatical'],
    },
  },
} satisfies Meta<typeof FighterStatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A champion, who holds the belt of a weight class, is gold. */
export const Default: Story = {};

/** A rising star is blue; the status's hyphen is a space in the label. */
export const RisingStar: Story = {
  args: { status: 'rising-star' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('RISING STAR')).toBeVisible();
  },
};

/** A veteran, with many fights behind them, is steel grey. */
export const Veteran: Story = { args: { status: 'veteran' } };

/** A prospect, with few fights behind them, is green. */
export const Prospect: Story = { args: { status: 'prospect' } };

/** A new fighter is active, in a neutral colour; so is one of an unknown status. */
export const UnknownStatus: Story = {
  tags: ['edge-case'],
  args: { status: 'on-sabbatical' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ACTIVE')).toBeVisible();
  },
};
