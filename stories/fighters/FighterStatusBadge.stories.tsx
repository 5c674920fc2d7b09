import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FighterStatusBadge } from '../../src/components/fighters/FighterStatusBadge';

const meta = {
  title: 'Fighters/FighterStatusBadge',
  component: FighterStatusBadge,
  args: { status: 'champion' },
} satisfies Meta<typeof FighterStatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Holds the belt of a weight class. */
export const Default: Story = {};

/** The hyphen of the status is a space in the label. */
export const RisingStar: Story = {
  args: { status: 'rising-star' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('RISING STAR')).toBeVisible();
  },
};

/** Many fights behind them. */
export const Veteran: Story = { args: { status: 'veteran' } };

/** Few fights behind them, many ahead. */
export const Prospect: Story = { args: { status: 'prospect' } };

/** What a new fighter starts as. */
export const Active: Story = { args: { status: 'active' } };

/** A status the site has never heard of reads ACTIVE as well. */
export const UnknownStatus: Story = {
  args: { status: 'on-sabbatical' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ACTIVE')).toBeVisible();
  },
};
