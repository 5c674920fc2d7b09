import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PictureCard } from '../../src/components/forms/PictureCard';
import { defaultPictures } from '../../src/content/pictures';
import { signupContent } from '../../src/content/signup';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';

const meta = {
  title: 'Forms/PictureCard',
  component: PictureCard,
  args: signupContent.welcome,
} satisfies Meta<typeof PictureCard>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Words on the dark end of a picture, which is decoration. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'WELCOME TO THE ARENA' })).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

/** On a phone. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** The picture cannot be had: the default one stands in. */
export const PictureMissing: Story = {
  // No picture, and found out without a request.
  args: { picture: 'data:image/webp,' },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('img')).toHaveAttribute('src', defaultPictures.event),
    );
  },
};

/** Long words on a small phone: the card grows with them. */
export const LongText: Story = {
  args: {
    title: 'Welcome to the arena of Maximiliano Oyarzabal-Featherstonehaugh',
    text: 'Past this tunnel there are no spectators. '.repeat(6),
  },
  globals: { viewport: { value: 'phoneSmall' } },
  play: expectNoOverflow,
};
