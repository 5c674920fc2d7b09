import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageHeader } from '../../src/components/layout/PageHeader';
import { Section } from '../../src/components/layout/Section';
import { SiteLayout } from '../../src/components/layout/SiteLayout';
import { paths } from '../../src/urls/paths';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';

const meta = {
  title: 'Layout/SiteLayout',
  component: SiteLayout,
  argTypes: { children: { control: false } },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'laptop' } },
  args: {
    path: paths.events,
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

/** A page between navigation and footer; on a short page the footer is at the bottom of the window. */
export const Default: Story = {};

/** After the navigation, Tab goes on to the controls of the page, or here, where it has none, to the footer. */
export const TabOrder: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: 'Join Arena' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('contentinfo')).toContainElement(
      document.activeElement as HTMLElement,
    );
  },
};

/** The links are behind the menu button, and the footer’s lists are side by side. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Nothing is wider than the window. */
export const SmallPhone: Story = {
  globals: { viewport: { value: 'phoneSmall' } },
  play: expectNoOverflow,
};
