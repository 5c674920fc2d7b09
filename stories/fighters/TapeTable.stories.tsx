import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TapeTable } from '../../src/components/fighters/TapeTable';
import { expectTokens } from '../../src/testing/computedLook';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';
import { choose } from '../../src/testing/fixtureControls';
import { champion, longNamed, newcomer, risingStar, veteran } from '../../src/testing/fixtures';

const taller = { ...veteran, height: '6 ft 3 in', reach: '71 in' };
const even = { ...champion, name: 'Raul Monteiro', wins: 42, losses: 6, draws: 2 };

const meta = {
  title: 'Fighters/TapeTable',
  component: TapeTable,
  args: { fighters: [champion, taller] },
  argTypes: {
    fighters: choose({
      'Champion and veteran': [champion, taller],
      'Even in all but the record': [champion, even],
      'Newcomer and rising star': [newcomer, risingStar],
    }),
  },
} satisfies Meta<typeof TapeTable>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Returns the text of a row's two cells as a screen reader reads it. */
const line = (canvas: Canvas, label: string) => {
  const row = canvas.getByRole('rowheader', { name: label }).closest('tr');
  if (row === null) throw new Error(`No line is called ${label}`);
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
};

/** The greater value of each row is underlined and the other is muted; screen readers hear "higher", "taller" or "longer". */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const columns = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(columns).toEqual([champion.name, veteran.name]);
    await expect(line(canvas, 'Win rate')).toEqual(['84% higher', '67%']);
    await expect(line(canvas, 'Height')).toEqual(['5 ft 10 in', '6 ft 3 in taller']);
    await expect(line(canvas, 'Reach')).toEqual(['73 in longer', '71 in']);
    await expect(line(canvas, 'Weight class')).toEqual(['Lightweight', 'Light Heavyweight']);
    await expectTokens(canvas.getByText(taller.height), { borderBottomColor: 'color-accent' });
    await expectTokens(canvas.getByText(champion.height ?? ''), { color: 'color-ink-muted' });
    const starts = (part: number) =>
      [...canvasElement.querySelectorAll(`div[aria-hidden] > :nth-child(${part})`)].map(
        (share) => share.getBoundingClientRect().left,
      );
    const [[wins = 0, otherWins = 0], [losses = 0, otherLosses = 0]] = [starts(1), starts(2)];
    await expect(wins).toBeGreaterThan(losses);
    await expect(otherWins).toBeLessThan(otherLosses);
    await expect(canvas.getByText('21 wins, 3 losses, 1 draw')).toBeInTheDocument();
  },
};

/** Equal values: nothing is underlined. */
export const Even: Story = {
  args: { fighters: [champion, even] },
  play: async ({ canvas }) => {
    await expect(line(canvas, 'Height')).toEqual(['5 ft 10 in', '5 ft 10 in']);
    await expect(line(canvas, 'Win rate')).toEqual(['84%', '84%']);
  },
};

/** Height and reach of one are unknown: a dash, read as "not known". */
export const MissingData: Story = {
  tags: ['edge-case'],
  args: { fighters: [newcomer, risingStar] },
  play: async ({ canvas }) => {
    await expect(line(canvas, 'Win rate')).toEqual(['No fights yet', '100%']);
    await expect(line(canvas, 'Height')).toEqual(['— not known', '5 ft 10 in']);
  },
};

/** Height and reach of both are unknown: they have no row. */
export const MissingFromBoth: Story = {
  tags: ['edge-case'],
  args: { fighters: [newcomer, { ...newcomer, name: 'Ada Okafor' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('rowheader', { name: 'Height' })).not.toBeInTheDocument();
  },
};

/** Long records and long weight classes on a small phone. */
export const LongText: Story = {
  tags: ['edge-case'],
  args: { fighters: [longNamed, { ...longNamed, record: '138-104-112' }] },
  globals: { viewport: { value: 'phoneSmall' } },
  play: expectNoOverflow,
};
