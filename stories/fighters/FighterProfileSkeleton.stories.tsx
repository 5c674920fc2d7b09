import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FighterHero } from '../../src/components/fighters/FighterHero';
import { FighterProfileSkeleton } from '../../src/components/fighters/FighterProfileSkeleton';
import { champion } from '../../src/testing/fixtures';

const meta = {
  title: 'Fighters/FighterProfileSkeleton',
  component: FighterProfileSkeleton,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FighterProfileSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Holds the place of a profile's top. */
export const Default: Story = {};

/** Where the portrait stands beside the words: exactly as high as the hero that takes its place. */
export const BesideItsHero: Story = {
  decorators: [
    (Story) => (
      <div>
        <Story />
        <FighterHero fighter={champion} onCompare={fn()} />
      </div>
    ),
  ],
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const hero = canvas.getByRole('region', { name: champion.name.toUpperCase() });
    const skeleton = hero.previousElementSibling;
    await expect(skeleton?.getBoundingClientRect().height).toBe(
      hero.getBoundingClientRect().height,
    );
  },
};

/** The portrait's place runs from edge to edge. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
