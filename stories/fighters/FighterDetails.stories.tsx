import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FighterDetails } from '../../src/components/fighters/FighterDetails';
import { champion } from '../../src/testing/fixtures';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';

const meta = {
  title: 'Fighters/FighterDetails',
  component: FighterDetails,
  args: { details: champion },
} satisfies Meta<typeof FighterDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A line for each detail: hometown, height and reach. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'FIGHTER DETAILS' })).toBeVisible();
    const texts = (role: string) => canvas.getAllByRole(role).map(({ textContent }) => textContent);
    await expect(texts('term').slice(0, 3)).toEqual(['Hometown', 'Height', 'Reach']);
    await expect(texts('definition').slice(0, 3)).toEqual([
      champion.hometown,
      champion.height,
      champion.reach,
    ]);
  },
};

/** Height and reach are unknown: they have no line. */
export const OnlyHometown: Story = {
  tags: ['edge-case'],
  args: { details: { hometown: champion.hometown } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('Hometown');
  },
};

/** Hometown and reach are unknown: they have no line. */
export const OnlyHeight: Story = {
  tags: ['edge-case'],
  args: { details: { height: champion.height } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('Height');
    await expect(canvas.getByRole('definition')).toHaveTextContent(champion.height ?? '');
  },
};

/** Hometown and height are unknown: they have no line. */
export const OnlyReach: Story = {
  tags: ['edge-case'],
  args: { details: { reach: champion.reach } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('Reach');
    await expect(canvas.getByRole('definition')).toHaveTextContent(champion.reach ?? '');
  },
};

/** A long hometown on a small phone wraps below its label. */
export const LongText: Story = {
  tags: ['edge-case'],
  args: {
    details: {
      ...champion,
      hometown: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, Wales',
    },
  },
  globals: { viewport: { value: 'phoneSmall' } },
  play: expectNoOverflow,
};

/** No detail is known: the card is left out. */
export const Empty: Story = {
  tags: ['state'],
  args: { details: {} },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};
