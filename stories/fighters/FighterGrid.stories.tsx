import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { FighterCard } from '../../src/components/fighters/FighterCard';
import { FighterGrid } from '../../src/components/fighters/FighterGrid';
import { fighters } from '../../src/testing/fixtures';

const meta = {
  title: 'Fighters/FighterGrid',
  component: FighterGrid,
  args: { children: fighters.map((fighter) => <FighterCard key={fighter.id} fighter={fighter} />) },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof FighterGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Cards in four columns; a screen reader hears how many there are. */
export const Default: Story = {
  play: ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(fighters.length),
};

/** Of a long roster the browser draws the cards that are near the window; the last is drawn when it is reached. */
export const LongList: Story = {
  tags: ['edge-case'],
  args: {
    children: Array.from({ length: 6 }, (_, round) =>
      fighters.map((fighter) => (
        <FighterCard key={fighter.id} fighter={{ ...fighter, id: `${fighter.id}-${round}` }} />
      )),
    ),
  },
  play: async ({ canvas }) => {
    const name = canvas.getAllByRole('heading', { hidden: true }).at(-1);
    // Cards above it get their own heights on the way, which can move it out of the window again.
    await waitFor(() => {
      name?.scrollIntoView();
      return expect(name?.checkVisibility({ contentVisibilityAuto: true })).toBe(true);
    });
  },
};

/** Two columns. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** One column. */
export const SmallPhone: Story = { globals: { viewport: { value: 'phoneSmall' } } };
