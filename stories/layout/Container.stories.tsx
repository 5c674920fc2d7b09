import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '../../src/components/layout/Container';

const meta = {
  title: 'Layout/Container',
  component: Container,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <p style={{ background: 'var(--color-surface-raised)' }}>The column of every page.</p>
    ),
  },
} satisfies Meta<typeof Container>;

export default meta;

type Story = StoryObj<typeof meta>;

/** As wide as the window less its gutters. */
export const Default: Story = {};

/** On a phone: gutters of 16 px. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** On a wide screen: 1200 px in the middle. */
export const OnADesktop: Story = { globals: { viewport: { value: 'desktop' } } };
