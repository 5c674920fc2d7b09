import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { FighterHero } from '../../src/components/fighters/FighterHero';
import { paths } from '../../src/config/paths';
import { defaultPictures } from '../../src/content/pictures';
import { defaultBio } from '../../src/domain/fighter';
import { expectComingSoon } from '../../src/testing/expectComingSoon';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';
import {
  champion,
  longNamed,
  newcomer,
  risingStar,
  unknownStatus,
} from '../../src/testing/fixtures';

const meta = {
  title: 'Fighters/FighterHero',
  component: FighterHero,
  args: { fighter: champion, onCompare: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FighterHero>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The name is the page's heading; the way back stands above it, everything else below. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: champion.name.toUpperCase() }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Fighters' })).toHaveAttribute(
      'href',
      paths.fighters,
    );
    for (const text of [
      'CHAMPION',
      `“${champion.nickname ?? ''}”`,
      champion.weightClass,
      champion.record,
      champion.bio ?? '',
    ]) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
    await expect(canvas.getByRole('img')).toHaveAttribute('src', champion.imageUrl);
    await userEvent.click(canvas.getByRole('button', { name: 'Compare with another fighter' }));
    await expect(args.onCompare).toHaveBeenCalledOnce();
  },
};

/** What cannot be done yet says so when it is pressed. */
export const ComingSoon: Story = {
  play: async (visitor) => {
    await expectComingSoon(visitor, 'Follow Fighter');
    await expectComingSoon(visitor, 'Share Profile');
  },
};

/** The portrait runs from edge to edge, the name across it. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** A short name grows; a long nickname and class still fit. */
export const RisingStar: Story = { args: { fighter: risingStar } };

/** No picture, no nickname, no bio: the silhouette and the default text. */
export const OnlyWhatAFighterMustHave: Story = {
  args: { fighter: newcomer },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(defaultBio)).toBeVisible();
    await expect(canvas.queryByText(/“/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('img')).toHaveAttribute('src', defaultPictures.fighter);
  },
};

/** A bio of blanks alone counts as none. */
export const BlankBio: Story = {
  tags: ['edge-case'],
  args: { fighter: { ...champion, bio: ' \n ' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(defaultBio)).toBeVisible();
  },
};

/** A status the site has never heard of reads ACTIVE. */
export const UnknownStatus: Story = {
  args: { fighter: unknownStatus },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ACTIVE')).toBeVisible();
  },
};

/** The name shrinks until its longest run fits beside the portrait. */
export const LongName: Story = { args: { fighter: longNamed }, play: expectNoOverflow };

/** The same on the smallest phone. */
export const LongNameOnASmallPhone: Story = {
  args: { fighter: longNamed },
  globals: { viewport: { value: 'phoneSmall' } },
  play: expectNoOverflow,
};

/** A picture that cannot be had gives way to the silhouette. */
export const MissingPicture: Story = {
  // No picture, and found out without a request.
  args: { fighter: { ...champion, imageUrl: 'data:image/webp,' } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('img')).toHaveAttribute('src', defaultPictures.fighter),
    );
  },
};
