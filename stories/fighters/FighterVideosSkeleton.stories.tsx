import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FighterVideos } from '../../src/components/fighters/FighterVideos';
import { FighterVideosSkeleton } from '../../src/components/fighters/FighterVideosSkeleton';
import { Container } from '../../src/components/layout/Container';
import { Card } from '../../src/components/primitives/Card';
import { videos } from '../../src/testing/fixtures';

const meta = {
  title: 'Fighters/FighterVideosSkeleton',
  component: FighterVideosSkeleton,
} satisfies Meta<typeof FighterVideosSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Holds the place of a first row of videos. */
export const Default: Story = {};

/** As wide as on a profile: as high as a usual row that takes its place, to the pixel. */
export const BesideItsVideos: Story = {
  decorators: [
    (Story) => (
      <Container>
        <Card>
          <Story />
        </Card>
        <FighterVideos videos={{ status: 'ready', data: videos.slice(0, 3) }} />
      </Container>
    ),
  ],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas, canvasElement }) => {
    const skeleton = canvasElement.querySelector('ul[aria-hidden=true]');
    const row = within(canvas.getByRole('region', { name: 'FIGHT HIGHLIGHTS' })).getByRole('list');
    await expect(skeleton?.getBoundingClientRect().height).toBeCloseTo(
      row.getBoundingClientRect().height,
      0,
    );
  },
};
