import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FighterDetails } from '../../src/components/fighters/FighterDetails';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';

const meta = {
  title: 'Fighters/FighterDetails',
  component: FighterDetails,
  args: { hometown: 'Recife, Brazil', height: '5 ft 10 in', reach: '73 in' },
} satisfies Meta<typeof FighterDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All three are known. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'FIGHTER DETAILS' })).toBeVisible();
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Hometown',
      'Height',
      'Reach',
    ]);
    await expect(canvas.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      args.hometown,
      args.height,
      args.reach,
    ]);
  },
};

/** What is not known has no line. */
export const OnlyHometown: Story = {
  args: { height: undefined, reach: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('Hometown');
  },
};

/** The height alone. */
export const OnlyHeight: Story = {
  args: { hometown: undefined, reach: undefined },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('Height');
    await expect(canvas.getByRole('definition')).toHaveTextContent(args.height ?? '');
  },
};

/** The reach alone. */
export const OnlyReach: Story = {
  args: { hometown: undefined, height: undefined },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('Reach');
    await expect(canvas.getByRole('definition')).toHaveTextContent(args.reach ?? '');
  },
};

/** A long value moves below its label. */
export const LongHometown: Story = {
  args: { hometown: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, Wales' },
  globals: { viewport: { value: 'phoneSmall' } },
  play: expectNoOverflow,
};

/** With nothing to tell there is no card. */
export const NothingKnown: Story = {
  args: { hometown: undefined, height: undefined, reach: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};
