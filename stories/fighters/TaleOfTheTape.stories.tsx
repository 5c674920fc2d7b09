import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TaleOfTheTape } from '../../src/components/fighters/TaleOfTheTape';
import { champion, fighters, longNamed, newcomer, risingStar } from '../../src/testing/fixtures';

const choose = fn();

const opponent = { label: 'Opponent', fighters: fighters.slice(1), onChoose: choose };

const meta = {
  title: 'Fighters/TaleOfTheTape',
  component: TaleOfTheTape,
  args: {
    corners: [{ fighter: champion }, { fighter: risingStar, choice: opponent }],
    hint: 'Choose an opponent, and the two stand side by side.',
  },
  beforeEach: () => {
    choose.mockClear();
  },
} satisfies Meta<typeof TaleOfTheTape>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From a profile: the left corner is settled, the right one can be chosen for. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const { name } of [champion, risingStar]) {
      await expect(canvas.getByRole('heading', { name })).toBeVisible();
    }
    await expect(canvas.getByRole('table', { name: 'TALE OF THE TAPE' })).toBeVisible();
    const field = canvas.getByRole('combobox', { name: 'Opponent' });
    await expect(field).toHaveDisplayValue(risingStar.name);
    await userEvent.selectOptions(field, newcomer.name);
    await expect(choose).toHaveBeenCalledWith(newcomer.id);
  },
};

/** Nobody is chosen yet: an empty corner, and what to do about it. */
export const WithoutOpponent: Story = {
  args: { corners: [{ fighter: champion }, { choice: opponent }] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(args.hint)).toBeVisible();
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
};

/** From the roster: both corners are to be filled. */
export const Empty: Story = {
  args: {
    corners: [
      { choice: { ...opponent, label: 'First fighter' } },
      { choice: { ...opponent, label: 'Second fighter' } },
    ],
    hint: 'Choose two fighters, and they stand side by side.',
  },
  play: async ({ args, canvas }) => {
    for (const name of ['First fighter', 'Second fighter']) {
      await expect(canvas.getByRole('combobox', { name })).toHaveDisplayValue('Choose…');
    }
    await expect(canvas.getByText(args.hint)).toBeVisible();
  },
};

/** On a phone. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Names no layout was drawn for, and no picture, on a small phone. */
export const LongText: Story = {
  args: {
    corners: [
      { fighter: longNamed, choice: { ...opponent, label: 'First fighter' } },
      { fighter: newcomer, choice: { ...opponent, label: 'Second fighter' } },
    ],
  },
  globals: { viewport: { value: 'phoneSmall' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};
