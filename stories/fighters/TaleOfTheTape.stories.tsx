import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TaleOfTheTape, type Corner } from '../../src/components/fighters/TaleOfTheTape';
import type { Pair } from '../../src/domain/taleOfTheTape';
import { choose } from '../../src/testing/fixtureControls';
import { champion, fighters, longNamed, newcomer, risingStar } from '../../src/testing/fixtures';
import { useControlled } from '../../src/testing/useControlled';

const onChoose = fn();

const opponent = { label: 'Opponent', fighters: fighters.slice(1), onChoose };
const first = { label: 'First fighter', fighters, onChoose };
const second = { label: 'Second fighter', fighters, onChoose };

const onProfile: Pair<Corner> = [{ fighter: champion }, { fighter: risingStar, choice: opponent }];
const noOpponent: Pair<Corner> = [{ fighter: champion }, { choice: opponent }];
const onRoster: Pair<Corner> = [{ choice: first }, { choice: second }];

/** Returns a corner that calls `put` with itself and the fighter who is chosen for it. */
function filledBy({ choice, ...corner }: Corner, put: (corner: Corner) => void): Corner {
  if (choice === undefined) return corner;
  const choose = (id: string) => {
    choice.onChoose(id);
    put({ choice, fighter: choice.fighters.find((fighter) => fighter.id === id) });
  };
  return { ...corner, choice: { ...choice, onChoose: choose } };
}

const meta = {
  title: 'Fighters/TaleOfTheTape',
  component: TaleOfTheTape,
  args: { corners: onProfile, hint: 'Choose an opponent, and the two stand side by side.' },
  argTypes: {
    corners: choose({
      'Profile with an opponent': onProfile,
      'Profile without opponent': noOpponent,
      'Roster, nobody chosen': onRoster,
    }),
  },
  beforeEach: () => {
    onChoose.mockClear();
  },
  render: function Controlled(args) {
    const [[left, right], change] = useControlled(args.corners, () => undefined);
    const corners: Pair<Corner> = [
      filledBy(left, (corner) => {
        change([corner, right]);
      }),
      filledBy(right, (corner) => {
        change([left, corner]);
      }),
    ];
    return <TaleOfTheTape {...args} corners={corners} />;
  },
} satisfies Meta<typeof TaleOfTheTape>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As opened from a profile: the left fighter is fixed, the right one can be chosen. */
export const Default: Story = {
  play: async ({ canvas }) => {
    for (const { name } of [champion, risingStar]) {
      await expect(canvas.getByRole('heading', { name })).toBeVisible();
    }
    await expect(canvas.getByRole('table', { name: 'TALE OF THE TAPE' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Opponent' })).toHaveDisplayValue(
      risingStar.name,
    );
  },
};

/** Choosing another opponent reports the id, and the poster and the table follow. */
export const OpponentChosen: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Opponent' }),
      newcomer.name,
    );
    await expect(onChoose).toHaveBeenLastCalledWith(newcomer.id);
    await expect(canvas.getByRole('heading', { name: newcomer.name })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: newcomer.name })).toBeInTheDocument();
  },
};

/** No opponent is chosen yet: an empty corner, and the hint in place of the table. */
export const NoOpponent: Story = {
  tags: ['state'],
  args: { corners: noOpponent },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(args.hint)).toBeVisible();
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
};

/** As opened from the roster: both fighters are still to be chosen. */
export const Empty: Story = {
  tags: ['state'],
  args: { corners: onRoster, hint: 'Choose two fighters, and they stand side by side.' },
  play: async ({ args, canvas }) => {
    for (const name of ['First fighter', 'Second fighter']) {
      await expect(canvas.getByRole('combobox', { name })).toHaveDisplayValue('Choose…');
    }
    await expect(canvas.getByText(args.hint)).toBeVisible();
  },
};

/** The posters stay side by side. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** The longest name and a missing picture on a small phone: nothing is cut off. */
export const LongText: Story = {
  tags: ['edge-case'],
  args: {
    corners: [
      { fighter: longNamed, choice: first },
      { fighter: newcomer, choice: second },
    ],
  },
  globals: { viewport: { value: 'phoneSmall' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};
