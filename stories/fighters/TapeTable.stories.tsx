import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TapeTable } from '../../src/components/fighters/TapeTable';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';
import { champion, longNamed, newcomer, risingStar, veteran } from '../../src/testing/fixtures';

const meta = {
  title: 'Fighters/TapeTable',
  component: TapeTable,
  args: { fighters: [champion, { ...veteran, height: '6 ft 3 in', reach: '71 in' }] },
} satisfies Meta<typeof TapeTable>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** What a line says to those who hear it. */
const line = (canvas: Canvas, label: string) => {
  const row = canvas.getByRole('rowheader', { name: label }).closest('tr');
  if (row === null) throw new Error(`No line is called ${label}`);
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
};

/** The greater number is underlined and the other steps back; those who hear it are told which it is. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const columns = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(columns).toEqual([champion.name, veteran.name]);
    await expect(line(canvas, 'Win rate')).toEqual(['84% higher', '67%']);
    await expect(line(canvas, 'Height')).toEqual(['5 ft 10 in', '6 ft 3 in taller']);
    await expect(line(canvas, 'Reach')).toEqual(['73 in longer', '71 in']);
    await expect(line(canvas, 'Weight class')).toEqual(['Lightweight', 'Light Heavyweight']);
    await expect(canvas.getByText('21 wins, 3 losses, 1 draw')).toBeInTheDocument();
  },
};

/** Even in all but the record: nothing is underlined. */
export const Even: Story = {
  args: {
    fighters: [champion, { ...champion, name: 'Raul Monteiro', wins: 42, losses: 6, draws: 2 }],
  },
  play: async ({ canvas }) => {
    await expect(line(canvas, 'Height')).toEqual(['5 ft 10 in', '5 ft 10 in']);
    await expect(line(canvas, 'Win rate')).toEqual(['84%', '84%']);
  },
};

/** A debutant whose measures nobody took: no rate to compare, and what is missing is said to be. */
export const MissingData: Story = {
  args: { fighters: [newcomer, risingStar] },
  play: async ({ canvas }) => {
    await expect(line(canvas, 'Win rate')).toEqual(['No fights yet', '100%']);
    await expect(line(canvas, 'Height')).toEqual(['—not known', '5 ft 10 in']);
  },
};

/** What is known of neither is not mentioned, as on a profile. */
export const KnownOfNeither: Story = {
  args: { fighters: [newcomer, { ...newcomer, name: 'Ada Okafor' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('rowheader', { name: 'Height' })).not.toBeInTheDocument();
  },
};

/** Long careers and long classes on a small phone. */
export const SmallPhone: Story = {
  args: { fighters: [longNamed, { ...longNamed, record: '138-104-112' }] },
  globals: { viewport: { value: 'phoneSmall' } },
  play: expectNoOverflow,
};
