import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Footer } from '../../src/components/layout/Footer';
import { league } from '../../src/config/league';
import { paths } from '../../src/urls/paths';
import { expectComingSoon } from '../../src/testing/expectComingSoon';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';

const meta = {
  title: 'Layout/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'laptop' } },
} satisfies Meta<typeof Footer>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Two links lead to pages; the others are placeholders (spec §2). */
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
    // Close together for a mouse, higher for a thumb.
    const height = matchMedia('(pointer: fine)').matches ? 28 : 44;
    for (const link of canvas.getAllByRole('link')) await expect(link.offsetHeight).toBe(height);
    await expect(canvas.getByText(`© 2024 ${league.longName}.`, { exact: false })).toBeVisible();
  },
};

/** Each placeholder says “Coming soon” when it is pressed. */
export const Placeholders: Story = {
  tags: ['behaviour'],
  play: async (visitor) => {
    for (const name of [
      ...['Champions', 'Rising Stars', 'Rankings', 'Forum', 'Support'],
      ...['Instagram', 'X', 'YouTube'],
    ]) {
      await expectComingSoon(visitor, name);
    }
  },
};

/** The brand is first, and the lists are side by side below it. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Nothing overflows. */
export const SmallPhone: Story = {
  globals: { viewport: { value: 'phoneSmall' } },
  play: expectNoOverflow,
};
