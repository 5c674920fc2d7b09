import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { Picture } from '../../src/components/primitives/Picture';
import { defaultPictures, pictureColour } from '../../src/pictures/pictures';

/** A picture that no browser can decode, as a data URL that needs no request. */
const undecodable = 'data:image/webp,';

const meta = {
  title: 'Primitives/Picture',
  component: Picture,
  args: {
    src: '/pictures/fighters/f01.webp',
    kind: 'fighter',
    alt: 'A fighter in front of a dark wall',
    sizes: '240px',
    priority: true,
  },
  argTypes: {
    src: { control: 'text' },
  },
  parameters: { wrapper: { inlineSize: '15rem', maxInlineSize: '100%', aspectRatio: '4 / 5' } },
} satisfies Meta<typeof Picture>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A portrait, for which the browser takes the smallest file that is sharp. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img');
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
    await expect(image.currentSrc).toContain('.avif');
  },
};

/** A picture below the first screen is loaded when it comes near. */
export const Lazy: Story = {
  tags: ['behaviour'],
  args: { priority: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('loading', 'lazy');
  },
};

/** A picture that cannot be loaded is replaced by the default one, as a missing one is. */
export const Failed: Story = {
  name: 'Error',
  tags: ['state'],
  args: { src: undecodable },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('img')).toHaveAttribute('src', defaultPictures.fighter),
    );
  },
};

/** When the default picture cannot be loaded either, its colour is shown, without the sign for a broken picture. */
export const FallbackFailed: Story = {
  name: 'Error of picture and fallback',
  tags: ['state'],
  args: { src: undefined },
  play: async ({ canvas, args: { alt } }) => {
    await fireEvent.error(canvas.getByRole('img'));
    // Another element takes its place, as soon as React renders.
    const image = () => canvas.getByRole('img', { name: alt });
    await waitFor(() => expect(image()).toHaveAttribute('src', expect.stringMatching(/^data:/)));
    await expect(image()).toHaveStyle({ backgroundColor: pictureColour(defaultPictures.fighter) });
  },
};

/** Cropped to a wide shape, the picture keeps its top, so that no head is cut off. */
export const Positioned: Story = {
  args: { position: 'top' },
  parameters: { wrapper: { aspectRatio: '16 / 9' } },
};
