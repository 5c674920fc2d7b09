import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageHeader } from '../../src/components/layout/PageHeader';
import { Section } from '../../src/components/layout/Section';
import { SiteLayout } from '../../src/components/layout/SiteLayout';
import { paths } from '../../src/config/paths';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';

const meta = {
  title: 'Layout/SiteLayout',
  component: SiteLayout,
  parameters: { layout: 'fullscreen', path: paths.events },
  globals: { viewport: { value: 'laptop' } },
  args: {
    children: (
      <Section>
        <PageHeader title="Fight events" intro="Every night the lights go down." />
        <p>The next one is in December.</p>
      </Section>
    ),
  },
} satisfies Meta<typeof SiteLayout>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A page between navigation and footer; the footer keeps to the bottom of a short one. */
export const Default: Story = {};

/** The first Tab shows the skip link, and it leads to the content. */
export const SkipToContent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', `#${canvas.getByRole('main').id}`);
  },
};

/** On a phone. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** On the smallest phone nothing is wider than the window. */
export const OnASmallPhone: Story = {
  globals: { viewport: { value: 'phoneSmall' } },
  play: expectNoOverflow,
};
