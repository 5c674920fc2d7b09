import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FighterVideos } from '../../src/components/fighters/FighterVideos';
import { FighterVideosSkeleton } from '../../src/components/fighters/FighterVideosSkeleton';
import { Card } from '../../src/components/primitives/Card';
import { videos } from '../../src/testing/fixtures';

const meta = {
  title: 'Fighters/FighterVideosSkeleton',
  component: FighterVideosSkeleton,
  tags: ['state'],
} satisfies Meta<typeof FighterVideosSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The place of a first row of videos, as high as one at the width of a profile. */
export const Default: Story = {
  decorators: [
    (Story) => (
      <>
        <Card title="LOADING">
          <Story />
        </Card>
        <FighterVideos videos={{ status: 'ready', data: videos.slice(0, 5) }} />
      </>
    ),
  ],
  parameters: { wrapper: { display: 'grid', gap: 'var(--space-6)', maxWidth: 1200 } },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas, canvasElement }) => {
    // Another font may break a title.
    await document.fonts.ready;
    const skeleton = canvasElement.querySelector('ul[aria-hidden=true]');
    const row = within(canvas.getByRole('region', { name: 'FIGHT HIGHLIGHTS' })).getByRole('list');
    await expect(skeleton?.getBoundingClientRect().height).toBeCloseTo(
      row.getBoundingClientRect().height,
      0,
    );
  },
};
