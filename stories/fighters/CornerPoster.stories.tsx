import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CornerPoster } from '../../src/components/fighters/CornerPoster';
import { expectNamesBelowChins } from '../../src/testing/expectNamesBelowChins';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';
import { optionalFighterControl } from '../../src/testing/fixtureControls';
import { champion, longNamed, newcomer, risingStar } from '../../src/testing/fixtures';

const meta = {
  title: 'Fighters/CornerPoster',
  component: CornerPoster,
  args: { fighter: champion, side: 'left' },
  argTypes: {
    fighter: optionalFighterControl,
    side: { control: 'inline-radio', options: ['left', 'right'] },
  },
  parameters: { wrapper: { maxInlineSize: '24rem' } },
} satisfies Meta<typeof CornerPoster>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The left corner: badge and name are aligned left. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: champion.name })).toBeVisible();
    await expect(canvas.getByText('CHAMPION')).toBeVisible();
  },
};

/** The right corner: badge and name are aligned right. */
export const Right: Story = { args: { fighter: risingStar, side: 'right' } };

/** No fighter is chosen: a silhouette and a question mark. */
export const Empty: Story = {
  tags: ['state'],
  args: { fighter: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};

/**
 * In a low window the picture is narrower than the poster, and shows three quarters of its height: no head is cut off, and
 * no name, however long, covers a face.
 */
export const LowWindow: Story = {
  tags: ['edge-case'],
  args: { fighter: longNamed },
  parameters: { wrapper: { '--poster-height': '12rem' } },
  play: async ({ canvas, canvasElement }) => {
    const { width = NaN, height = NaN } =
      canvasElement.querySelector('img')?.getBoundingClientRect() ?? {};
    await expectNamesBelowChins({ canvas, canvasElement }, 3);
    const heightOfPicture = (width * 5) / 4;
    await expect(height / heightOfPicture).toBeGreaterThan(0.75);
  },
};

/** A fighter without a picture: the silhouette, with the name. */
export const MissingPicture: Story = { tags: ['edge-case'], args: { fighter: newcomer } };

/** The longest name on half of a small phone: smaller letters, nothing cut off. The fighter is mirrored, to face the other. */
export const LongText: Story = {
  tags: ['edge-case'],
  args: { fighter: longNamed, side: 'right' },
  parameters: { wrapper: { maxInlineSize: '9rem' } },
  play: async ({ canvasElement }) => {
    await expectNoOverflow({ canvasElement });
    await expect(canvasElement.querySelector('img')).toHaveStyle({ scale: '-1 1' });
  },
};
