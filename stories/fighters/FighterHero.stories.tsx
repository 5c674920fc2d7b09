import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FighterHero } from '../../src/components/fighters/FighterHero';
import { paths } from '../../src/urls/paths';
import { defaultPictures } from '../../src/pictures/pictures';
import { fighterBio } from '../../src/content/fighter';
import { expectComingSoon } from '../../src/testing/expectComingSoon';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';
import { fighterControls } from '../../src/testing/fixtureControls';
import { champion, longNamed, newcomer, oneWordNamed } from '../../src/testing/fixtures';

const meta = {
  title: 'Fighters/FighterHero',
  component: FighterHero,
  args: { id: champion.id, fighter: champion, onCompare: fn() },
  argTypes: { ...fighterControls, compareRef: { control: false } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FighterHero>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The portrait beside the name, which is the page's heading, the facts, the bio and three buttons. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: champion.name.toUpperCase() }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Fighters' })).toHaveAttribute(
      'href',
      paths.fighters,
    );
    for (const text of [
      'CHAMPION',
      `“${champion.nickname ?? ''}”`,
      champion.weightClass,
      champion.record,
      champion.bio ?? '',
    ]) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
    await expect(canvas.getByRole('img')).toHaveAttribute('src', champion.imageUrl);
  },
};

/** Pressing Compare asks for the comparison. */
export const ComparePressed: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Compare with another fighter' }));
    await expect(args.onCompare).toHaveBeenCalledOnce();
  },
};

/** Pressing Follow Fighter or Share Profile says "Coming soon". */
export const ComingSoon: Story = {
  tags: ['behaviour'],
  play: async (visitor) => {
    await expectComingSoon(visitor, 'Follow Fighter');
    await expectComingSoon(visitor, 'Share Profile');
  },
};

/** The portrait runs from edge to edge, the name across it. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** On a tablet the portrait is as high as the text beside it, also when that is long. */
export const Tablet: Story = {
  args: { fighter: longNamed },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const portrait = canvas.getByRole('img').getBoundingClientRect();
    const badge = canvas.getByText('ACTIVE').getBoundingClientRect();
    const button = canvas.getByRole('button', { name: 'Share Profile' }).getBoundingClientRect();
    await expect(portrait.top).toBeLessThan(badge.top);
    await expect(portrait.bottom).toBeGreaterThan(button.bottom);
  },
};

/** The fighter has not come yet: the place of all of it is as high as a fighter's. */
export const Loading: Story = {
  tags: ['state'],
  args: { fighter: undefined },
  decorators: [
    (Story) => (
      <div>
        <Story />
        <FighterHero id={champion.id} fighter={champion} onCompare={fn()} />
      </div>
    ),
  ],
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const hero = canvas.getByRole('region', { name: champion.name.toUpperCase() });
    const placeholder = hero.previousElementSibling;
    await expect(placeholder?.getBoundingClientRect().height).toBe(
      hero.getBoundingClientRect().height,
    );
  },
};

/** No picture, nickname or bio: the silhouette, whose top fades into the page, and the default bio. */
export const RequiredFieldsOnly: Story = {
  tags: ['edge-case'],
  args: { fighter: newcomer },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(fighterBio({}))).toBeVisible();
    await expect(canvas.queryByText(/“/)).not.toBeInTheDocument();
    const portrait = canvas.getByRole('img');
    await expect(portrait).toHaveAttribute('src', defaultPictures.fighter);
    const frame = portrait.closest('picture')?.parentElement ?? portrait;
    const { backgroundColor } = getComputedStyle(document.documentElement);
    await expect(getComputedStyle(frame, '::after').backgroundImage).toContain(
      `linear-gradient(${backgroundColor}, rgba(0, 0, 0, 0) 12%`,
    );
  },
};

/** A name on three lines is no higher than one on two. */
export const ThreeLines: Story = {
  tags: ['edge-case'],
  args: { fighter: { ...champion, name: 'Kwabena Ofori-Mensah' } },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    // Two lines of 11 rem, each 0.86 as high.
    await expect(height).toBeLessThanOrEqual(2 * 176 * 0.86 + 1);
  },
};

/** The longest name is set smaller, so that its longest part fits beside the portrait. */
export const LongText: Story = {
  tags: ['edge-case'],
  args: { fighter: longNamed },
  play: expectNoOverflow,
};

/** A name of one long word on the smallest phone: it gets no smaller than a title may be, and breaks. */
export const OneLongWord: Story = {
  tags: ['edge-case'],
  args: { fighter: oneWordNamed },
  globals: { viewport: { value: 'phoneSmall' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading')).toHaveStyle({ fontSize: '24px' });
    await expectNoOverflow({ canvasElement });
  },
};
