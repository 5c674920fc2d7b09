import type { Meta, StoryObj } from '@storybook/react-vite';
import { FighterStatusBadge } from '../../src/components/fighters/FighterStatusBadge';
import { fighterStatuses } from '../../src/domain/fighter';
import { expectTokens, type ColorToken } from '../../src/testing/computedLook';

/** The label of each status, and its colour; an unknown one is as an active fighter's. */
const badges: Partial<Record<string, [string, ColorToken]>> = {
  champion: ['CHAMPION', 'color-gold'],
  'rising-star': ['RISING STAR', 'color-rise'],
  veteran: ['VETERAN', 'color-steel'],
  prospect: ['PROSPECT', 'color-green'],
};

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
  play: async ({ args, canvas }) => {
    const [label, color] = badges[args.status] ?? ['ACTIVE', 'color-ink-muted'];
    await expectTokens(canvas.getByText(label), { color });
  },
} satisfies Meta<typeof FighterStatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A champion, who holds the belt of a weight class, is gold. */
export const Default: Story = {};

/** A rising star is blue; the status's hyphen is a space in the label. */
export const RisingStar: Story = { args: { status: 'rising-star' } };

/** A veteran, with many fights behind them, is steel grey. */
export const Veteran: Story = { args: { status: 'veteran' } };

/** A prospect, with few fights behind them, is green. */
export const Prospect: Story = { args: { status: 'prospect' } };

/** A new fighter is active, in a neutral colour; so is one of an unknown status. */
export const UnknownStatus: Story = {
  tags: ['edge-case'],
  args: { status: 'on-sabbatical' },
};
