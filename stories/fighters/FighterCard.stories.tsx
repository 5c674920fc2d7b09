import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { FighterCard } from '../../src/components/fighters/FighterCard';
import { paths } from '../../src/urls/paths';
import { defaultPictures } from '../../src/pictures/pictures';
import { fighterBio } from '../../src/content/fighter';
import { inState } from '../../src/testing/computedLook';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';
import { fighterControls } from '../../src/testing/fixtureControls';
import {
  champion,
  longNamed,
  newcomer,
  oneWordNamed,
  prospect,
  risingStar,
  unknownStatus,
  veteran,
} from '../../src/testing/fixtures';
import { shownArgs } from '../../src/testing/shownArgs';
import { inEachState } from '../inEachState';

const meta = {
  title: 'Fighters/FighterCard',
  component: FighterCard,
  args: { fighter: champion },
  argTypes: fighterControls,
  // In px: one of four columns on a laptop.
  parameters: { wrapper: { width: 282 } },
} satisfies Meta<typeof FighterCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Badge, name, nickname, weight class, record and bio on a poster that is one link. */
export const Default: Story = {
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const { fighter } = shownArgs(context);
    await expect(canvas.getByRole('link', { name: fighter.name })).toHaveAttribute(
      'href',
      paths.fighter(fighter.id),
    );
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    for (const text of [
      'CHAMPION',
      `“${fighter.nickname ?? ''}”`,
      fighter.weightClass,
      fighter.record,
      fighter.bio ?? '',
    ]) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', fighter.imageUrl);
  },
};

/** One of two columns on a phone of 390 px: a taller poster, 171 px wide, in smaller text. */
export const Phone: Story = {
  parameters: { wrapper: { width: 171 } },
  globals: { viewport: { value: 'phone' } },
};

/** A rising star has a blue badge. */
export const RisingStar: Story = { args: { fighter: risingStar } };

/** A veteran without a nickname: the weight class follows the name. */
export const MissingNickname: Story = {
  tags: ['edge-case'],
  args: { fighter: veteran },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/“/)).not.toBeInTheDocument();
  },
};

/** A name may break at its hyphen, into three lines on a tablet; the badge above it, green for a prospect, is below the chin. */
export const HyphenatedName: Story = {
  tags: ['edge-case'],
  args: { fighter: { ...prospect, name: 'Kwabena Ofori-Mensah' } },
  parameters: { wrapper: { width: 222 } },
  play: async ({ canvas, canvasElement }) => {
    const { top = NaN, height = NaN } =
      canvasElement.querySelector('img')?.getBoundingClientRect() ?? {};
    const badge = canvas.getByText('PROSPECT').getBoundingClientRect();
    await expect(badge.top).toBeGreaterThan(top + 0.39 * height);
  },
};

/** No picture, nickname or bio: the silhouette and the default bio. */
export const RequiredFieldsOnly: Story = {
  tags: ['edge-case'],
  args: { fighter: newcomer },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(fighterBio({}))).toBeVisible();
    await expect(canvasElement.querySelector('img')).toHaveAttribute(
      'src',
      defaultPictures.fighter,
    );
  },
};

/** An unknown status is labelled ACTIVE. */
export const UnknownStatus: Story = {
  tags: ['edge-case'],
  args: { fighter: unknownStatus },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ACTIVE')).toBeVisible();
  },
};

/** The longest name is set smaller, so that its longest part fits on one line; a long bio is cut after two lines. */
export const LongText: Story = {
  tags: ['edge-case'],
  args: { fighter: { ...longNamed, bio: `${champion.bio ?? ''} `.repeat(4).trim() } },
  play: async ({ args, canvas }) => {
    const bio = canvas.getByText(args.fighter.bio ?? '');
    const lineHeight = parseFloat(getComputedStyle(bio).lineHeight);
    await expect(Math.round(bio.getBoundingClientRect().height / lineHeight)).toBe(2);
  },
};

/** The longest name in two columns on a phone: whole words, also of the nickname, and nothing beyond the card's edge. */
export const LongTextPhone: Story = {
  tags: ['edge-case'],
  args: LongText.args,
  parameters: Phone.parameters,
  globals: Phone.globals,
  play: async ({ canvas, canvasElement }) => {
    await expectNoOverflow({ canvasElement });
    const nickname = canvas.getByText(/^“/);
    await expect(nickname.scrollWidth).toBeLessThanOrEqual(nickname.clientWidth);
  },
};

/** A name of one long word gets no smaller than can be read, and breaks. */
export const OneLongWord: Story = {
  tags: ['edge-case'],
  args: { fighter: oneWordNamed },
  parameters: Phone.parameters,
  globals: Phone.globals,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading')).toHaveStyle({ fontSize: '12px' });
    await expectNoOverflow({ canvasElement });
  },
};

/** With text that needs more room than the picture has, the card grows, and nothing is cut off. */
export const LongerThanPicture: Story = {
  tags: ['edge-case'],
  args: { fighter: { ...longNamed, name: `${longNamed.name} `.repeat(8).trim() } },
  // Laid out immediately, instead of when the browser knows that it is in view.
  parameters: { wrapper: { '--drawing': 'visible' } },
  play: async ({ canvas, args }) => {
    const card = canvas.getByRole('article').getBoundingClientRect();
    const bio = canvas.getByText(fighterBio(args.fighter)).getBoundingClientRect();
    await expect(card.height).toBeGreaterThan(2 * card.width);
    await expect(bio.bottom).toBeLessThanOrEqual(card.bottom);
  },
};

/** Twice in one document, as on a docs page: only a card that was followed names its picture. */
export const Twice: Story = {
  tags: ['edge-case'],
  beforeEach: () => {
    spyOn(console, 'error');
  },
  render: (args) => (
    <>
      <FighterCard {...args} />
      <FighterCard {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await expect(console.error).not.toHaveBeenCalled();
  },
};

/** A white picture: the scrim keeps the text readable. */
export const WhitePicture: Story = {
  tags: ['edge-case'],
  args: {
    fighter: {
      ...champion,
      imageUrl:
        'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"%3E%3Crect width="4" height="5" fill="white"/%3E%3C/svg%3E',
    },
  },
};

/** Under the pointer the red line draws across, and the picture comes closer; the ring goes around the whole card. */
export const States: Story = {
  tags: ['state'],
  decorators: [inEachState('a', ['At rest', 'Hovered', 'Focused'])],
  play: async ({ canvasElement }) => {
    const lines = ['At rest', 'Hovered', 'Focused'].map((state) => {
      const poster = inState(canvasElement, state).getByRole('article').firstElementChild;
      return poster ? getComputedStyle(poster, '::before').transform : '';
    });
    await expect(lines).toEqual([expect.stringMatching(/^matrix/), 'none', 'none']);
  },
};
