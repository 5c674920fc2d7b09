import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FighterPortrait } from '../../src/components/fighters/FighterPortrait';
import { followCard } from '../../src/components/fighters/followedCard';
import { defaultPictures } from '../../src/pictures/pictures';
import { fighterControls } from '../../src/testing/fixtureControls';
import { champion, newcomer, risingStar } from '../../src/testing/fixtures';

const meta = {
  title: 'Fighters/FighterPortrait',
  component: FighterPortrait,
  args: { id: champion.id, fighter: champion },
  argTypes: fighterControls,
  parameters: {
    wrapper: { display: 'grid', containerType: 'inline-size', maxInlineSize: '32rem' },
  },
} satisfies Meta<typeof FighterPortrait>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The address of the card's file of a picture, which a visitor has loaded who followed the card. */
const cardFile = new URL('/pictures/fighters/f55-240.avif', document.baseURI).href;

const followed = () => {
  followCard({ id: risingStar.id, imageUrl: risingStar.imageUrl, loadedUrl: cardFile });
};

/** For who comes from elsewhere, or followed another card before: the picture's colour, then the picture. */
export const Default: Story = {
  beforeEach: followed,
  play: async ({ canvas }) => {
    const portrait = canvas.getByRole('img');
    await expect(portrait).toHaveAttribute('src', champion.imageUrl);
    await expect(getComputedStyle(portrait).backgroundImage).toBe('none');
  },
};

/** For who followed the card: its picture is behind the portrait, until that has loaded. */
export const Followed: Story = {
  args: { id: risingStar.id, fighter: risingStar },
  beforeEach: followed,
  play: async ({ canvas }) => {
    const portrait = canvas.getByRole('img');
    await expect(portrait).toHaveAttribute('src', risingStar.imageUrl);
    await expect(getComputedStyle(portrait).backgroundImage).toContain(cardFile);
  },
};

/** While a fighter loads whose card was not followed. */
export const Loading: Story = {
  tags: ['state'],
  args: { fighter: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

/** While a fighter loads whose card was followed: its picture already. */
export const LoadingFollowed: Story = {
  tags: ['behaviour'],
  args: { id: risingStar.id, fighter: undefined },
  beforeEach: followed,
  play: async ({ canvas }) => {
    const portrait = canvas.getByRole('presentation');
    await expect(portrait).toHaveAttribute('src', risingStar.imageUrl);
    await expect(getComputedStyle(portrait).backgroundImage).toContain(cardFile);
  },
};

/** Without a picture: the silhouette. */
export const MissingPicture: Story = {
  tags: ['edge-case'],
  args: { id: newcomer.id, fighter: newcomer },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('src', defaultPictures.fighter);
  },
};
