import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FighterHero } from '../../src/components/fighters/FighterHero';
import { FighterProfileSkeleton } from '../../src/components/fighters/FighterProfileSkeleton';
import { champion } from '../../src/testing/fixtures';

const meta = {
  title: 'Fighters/FighterProfileSkeleton',
  component: FighterProfileSkeleton,
  tags: ['state'],
  parameters: { layout: 'fullscreen' },
  args: { id: champion.id },
} satisfies Meta<typeof FighterProfileSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The place of the portrait, the name, the facts, the bio and the buttons. */
export const Default: Story = {};

/** The skeleton and its hero have the same height. */
export const BesideHero: Story = {
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
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
