import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Footer } from '../../src/components/layout/Footer';
import { league } from '../../src/config/league';
import { paths } from '../../src/config/paths';
import { expectComingSoon } from '../../src/testing/expectComingSoon';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';

const meta = {
  title: 'Layout/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'laptop' } },
  args: {},
} satisfies Meta<typeof Footer>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Two links, the rest placeholders (spec §2). */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Browse All' })).toHaveAttribute(
      'href',
      paths.fighters,
    );
    await expect(canvas.getByRole('link', { name: 'Events' })).toHaveAttribute(
      'href',
      paths.events,
    );
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByText(`© 2024 ${league.longName}.`, { exact: false })).toBeVisible();
  },
};

/** The placeholders say so when they are pressed. */
export const Placeholders: Story = {
  play: async (visitor) => {
    for (const name of [
      ...['Champions', 'Rising Stars', 'Rankings', 'Forum', 'Support'],
      ...['Instagram', 'X', 'YouTube'],
    ]) {
      await expectComingSoon(visitor, name);
    }
  },
};

/** On a phone: the brand first, the lists side by side. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** On the smallest phone. */
export const OnASmallPhone: Story = {
  globals: { viewport: { value: 'phoneSmall' } },
  play: expectNoOverflow,
};
