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

/** Hometown, height and reach, a line each. */
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

/** Height and reach are unknown: they have no line. */
export const OnlyHometown: Story = {
  tags: ['edge-case'],
  args: { height: undefined, reach: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('Hometown');
  },
};

/** Hometown and reach are unknown: they have no line. */
export const OnlyHeight: Story = {
  tags: ['edge-case'],
  args: { hometown: undefined, reach: undefined },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('Height');
    await expect(canvas.getByRole('definition')).toHaveTextContent(args.height ?? '');
  },
};

/** Hometown and height are unknown: they have no line. */
export const OnlyReach: Story = {
  tags: ['edge-case'],
  args: { hometown: undefined, height: undefined },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('Reach');
    await expect(canvas.getByRole('definition')).toHaveTextContent(args.reach ?? '');
  },
};

/** A long hometown on a small phone wraps below its label. */
export const LongText: Story = {
  tags: ['edge-case'],
  args: { hometown: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, Wales' },
  globals: { viewport: { value: 'phoneSmall' } },
  play: expectNoOverflow,
};

/** No detail is known: the card is left out. */
export const Empty: Story = {
  tags: ['state'],
  args: { hometown: undefined, height: undefined, reach: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};
