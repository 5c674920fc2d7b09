import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BenefitList } from '../../src/components/forms/BenefitList';
import { payPerViewContent } from '../../src/content/payPerView';

const meta = {
  title: 'Forms/BenefitList',
  component: BenefitList,
  args: { items: payPerViewContent.benefits.items },
} satisfies Meta<typeof BenefitList>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Three benefits, each with its icon, title and sentence. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** The text wraps beside the icon. */
export const SmallPhone: Story = { globals: { viewport: { value: 'phoneSmall' } } };
