import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageHeader } from '../../src/components/layout/PageHeader';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';

const meta = {
  title: 'Layout/PageHeader',
  component: PageHeader,
  tags: ['stable'],
  args: { title: 'Fighters', intro: 'Every name on the roster.' },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page’s title beside the red line, and what the page is for. */
export const Default: Story = {};

/** Without an intro the title is alone beside the line. */
export const TitleOnly: Story = { args: { intro: undefined } };

/** Title and intro wrap on the smallest phone. */
export const LongText: Story = {
  tags: ['edge-case'],
  args: {
    title: 'Everything that ever happened in the heavyweight division',
    intro: 'The intro keeps to a comfortable measure however wide the page grows, and wraps.',
  },
  globals: { viewport: { value: 'phoneSmall' } },
  play: expectNoOverflow,
};
