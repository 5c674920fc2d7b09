import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CornerPoster } from '../../src/components/fighters/CornerPoster';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';
import { champion, longNamed, newcomer, risingStar } from '../../src/testing/fixtures';

const meta = {
  title: 'Fighters/CornerPoster',
  component: CornerPoster,
  args: { fighter: champion, side: 'left' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CornerPoster>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The left corner: badge and name keep to the outside. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: champion.name })).toBeVisible();
    await expect(canvas.getByText('CHAMPION')).toBeVisible();
  },
};

/** The right corner, mirrored. */
export const Right: Story = { args: { fighter: risingStar, side: 'right' } };

/** Nobody stands there yet; what to do about it is said elsewhere. */
export const Empty: Story = {
  args: { fighter: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};

/** No picture: the silhouette. */
export const WithoutPicture: Story = { args: { fighter: newcomer } };

/** A name that no layout was drawn for, on half of a small phone. */
export const LongName: Story = {
  args: { fighter: longNamed, side: 'right' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '9rem' }}>
        <Story />
      </div>
    ),
  ],
  play: expectNoOverflow,
};
