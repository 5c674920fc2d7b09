import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../../src/components/primitives/Card';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';

const meta = {
  title: 'Primitives/Card',
  component: Card,
  args: {
    title: 'Fight record',
    children: <p>Seventeen wins, two losses, no draws.</p>,
  },
  argTypes: { title: { control: 'text' }, children: { control: false } },
} satisfies Meta<typeof Card>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A section of a page, named by its title. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Fight record' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
};

/** Long words break instead of widening the page. */
export const LongText: Story = {
  tags: ['edge-case'],
  args: {
    title: 'Maximiliano Oyarzabal-Featherstonehaugh-Wolfeschlegelsteinhausen',
    children: (
      <p>https://www.instagram.com/redlinecombatleague/a-very-long-address-without-a-break</p>
    ),
  },
  globals: { viewport: { value: 'phoneSmall' } },
  play: expectNoOverflow,
};
