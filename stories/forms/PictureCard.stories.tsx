import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PictureCard } from '../../src/components/forms/PictureCard';
import { defaultPictures } from '../../src/pictures/pictures';
import { signupContent } from '../../src/content/signup';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';

const meta = {
  title: 'Forms/PictureCard',
  component: PictureCard,
  args: signupContent.welcome,
} satisfies Meta<typeof PictureCard>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The text is on the dark end of the picture, which is decoration. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'WELCOME TO THE ARENA' })).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

/** The card is as wide as the screen allows. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** A picture that fails to load is replaced by the default one. */
export const MissingPicture: Story = {
  tags: ['edge-case'],
  // Fails without a request.
  args: { picture: 'data:image/webp,' },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('img')).toHaveAttribute('src', defaultPictures.event),
    );
  },
};

/** A long text makes the card higher. */
export const LongText: Story = {
  tags: ['edge-case'],
  args: {
    title: 'Welcome to the arena of Maximiliano Oyarzabal-Featherstonehaugh',
    text: 'Past this tunnel there are no spectators. '.repeat(6),
  },
  globals: { viewport: { value: 'phoneSmall' } },
  play: expectNoOverflow,
};
