import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '../../src/components/layout/Container';

const meta = {
  title: 'Layout/Container',
  component: Container,
  argTypes: { children: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { height: '160px' } } },
  args: {
    children: (
      <p style={{ background: 'var(--color-surface-raised)' }}>The column of every page.</p>
    ),
  },
} satisfies Meta<typeof Container>;

export default meta;

type Story = StoryObj<typeof meta>;

/** As wide as the window, less its gutters of 32 px. */
export const Default: Story = {};

/** The gutters are 16 px. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** It is 1600 px wide and centred. */
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
