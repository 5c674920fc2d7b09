import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from '../../src/components/primitives/Skeleton';

const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The placeholder of a line of text. */
export const Default: Story = {};

/** A shorter line, as the last of a paragraph. */
export const ShortLine: Story = { args: { width: '60%' } };

/** A block with a height. */
export const Block: Story = { args: { height: '8rem', radius: 'm' } };
