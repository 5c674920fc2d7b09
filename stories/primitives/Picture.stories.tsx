import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Picture } from '../../src/components/primitives/Picture';
import { defaultPictures } from '../../src/content/pictures';

const meta = {
  title: 'Primitives/Picture',
  component: Picture,
  args: {
    src: '/pictures/fighters/f01.webp',
    fallback: defaultPictures.fighter,
    alt: 'A fighter in front of a dark wall',
    sizes: '240px',
    width: 800,
    height: 1000,
    priority: true,
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '15rem', maxInlineSize: '100%', aspectRatio: '4 / 5' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A poster: the browser takes the smallest file that is sharp. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img');
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
    await expect(image.currentSrc).toContain('.avif');
  },
};

/** Below the first screen: loaded when it comes near. */
export const Lazy: Story = {
  args: { priority: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('loading', 'lazy');
  },
};

/** There is no picture: the league's own stands in. */
export const Missing: Story = {
  args: { src: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('src', defaultPictures.fighter);
  },
};

/** The picture cannot be loaded: the league's own takes its place. */
export const Broken: Story = {
  args: { src: '/pictures/fighters/nobody.webp' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('img')).toHaveAttribute('src', defaultPictures.fighter),
    );
  },
};

/** Neither the picture nor its fallback can be had: the words remain. */
export const NothingToShow: Story = {
  args: { src: '/pictures/fighters/nobody.webp', fallback: '/pictures/fighters/none.webp' },
  play: async ({ canvas, args: { alt, fallback } }) => {
    await waitFor(() => expect(canvas.getByRole('img')).toHaveAttribute('src', fallback));
    const image = canvas.getByRole<HTMLImageElement>('img', { name: alt });
    await waitFor(() => expect(image.complete).toBe(true));
    await expect(image).toHaveAttribute('src', fallback);
  },
};

/** Cut to a wide shape with its top kept: no head is cropped. */
export const Positioned: Story = {
  args: { position: 'top' },
  decorators: [
    (Story) => (
      <div style={{ aspectRatio: '16 / 9' }}>
        <Story />
      </div>
    ),
  ],
};
