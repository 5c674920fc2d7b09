import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TaleOfTheTape } from '../../src/components/fighters/TaleOfTheTape';
import { TaleOfTheTapeSkeleton } from '../../src/components/fighters/TaleOfTheTapeSkeleton';
import { champion, fighters } from '../../src/testing/fixtures';

const meta = {
  title: 'Fighters/TaleOfTheTapeSkeleton',
  component: TaleOfTheTapeSkeleton,
  tags: ['state'],
} satisfies Meta<typeof TaleOfTheTapeSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The place of the list to choose from, the posters and the lines, as high as what comes below it. */
export const Default: Story = {
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 'var(--space-8)' }}>
        <Story />
        <TaleOfTheTape
          corners={[
            { fighter: champion },
            { choice: { label: 'Opponent', fighters, onChoose: fn() } },
          ]}
          hint="Choose an opponent."
        />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const skeleton = canvasElement.querySelector('[aria-hidden=true]');
    const heights = (parent?: Element | null) =>
      [...(parent?.children ?? [])].map((child) => child.getBoundingClientRect().height);
    const [heldChoice, heldPosters] = heights(skeleton);
    const [choice, posters] = heights(skeleton?.nextElementSibling);
    await expect(heldChoice).toBeCloseTo(choice ?? 0, 0);
    await expect(heldPosters).toBe(posters);
  },
};

/** The posters are lower on a phone. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
