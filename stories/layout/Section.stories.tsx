import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Section } from '../../src/components/layout/Section';
import { SectionHeading } from '../../src/components/primitives/SectionHeading';

const meta = {
  title: 'Layout/Section',
  component: Section,
  argTypes: { children: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { height: '320px' } } },
  args: {
    children: (
      <>
        <SectionHeading>Upcoming events</SectionHeading>
        <p>The next nights the lights go down.</p>
      </>
    ),
  },
} satisfies Meta<typeof Section>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A heading and its content, with 96 px above and below. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Upcoming events' })).toBeVisible();
  },
};

/** With 56 px above and below; the first of a page, also after its data for search engines, has 24 px above. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div>
        <script type="application/ld+json" />
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const section = canvas.getByRole('heading').closest('section');
    await expect(section && getComputedStyle(section).paddingBlockStart).toBe('24px');
  },
};
