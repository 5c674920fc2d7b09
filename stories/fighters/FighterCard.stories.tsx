import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FighterCard } from '../../src/components/fighters/FighterCard';
import { paths } from '../../src/config/paths';
import { defaultPictures } from '../../src/content/pictures';
import { defaultBio } from '../../src/domain/fighter';
import { fighterControl } from '../../src/testing/fixtureControls';
import {
  champion,
  longNamed,
  newcomer,
  prospect,
  risingStar,
  unknownStatus,
  veteran,
} from '../../src/testing/fixtures';

/** The widths, in px, of a card in two columns on a phone and in four on a laptop. */
const onPhone = 171;
const onLaptop = 282;

const meta = {
  title: 'Fighters/FighterCard',
  component: FighterCard,
  args: { fighter: champion },
  argTypes: { fighter: fighterControl },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ width: (parameters.cardWidth as number | undefined) ?? onLaptop }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FighterCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole poster is one link, and its name is the fighter's; badge, nickname, class, record, bio. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const link = canvas.getByRole('link', { name: champion.name });
    await expect(link).toHaveAttribute('href', paths.fighter(champion.id));
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    for (const text of [
      'CHAMPION',
      `“${champion.nickname ?? ''}”`,
      champion.weightClass,
      champion.record,
      champion.bio ?? '',
    ]) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', champion.imageUrl);
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

/** Two columns on a phone of 390 px leave a card 171 px. */
export const OnAPhone: Story = { parameters: { cardWidth: onPhone } };

/** A rising star: the badge is blue. */
export const RisingStar: Story = { args: { fighter: risingStar } };

/** Without a nickname nothing takes its place. */
export const VeteranWithoutNickname: Story = {
  args: { fighter: veteran },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/“/)).not.toBeInTheDocument();
  },
};

/** A bio of any length takes two lines and no more. */
export const LongBio: Story = {
  args: { fighter: { ...champion, bio: `${champion.bio ?? ''} `.repeat(4).trim() } },
  play: async ({ args, canvas }) => {
    const bio = canvas.getByText(args.fighter.bio ?? '');
    const lineHeight = parseFloat(getComputedStyle(bio).lineHeight);
    await expect(Math.round(bio.getBoundingClientRect().height / lineHeight)).toBe(2);
  },
};

/** A name with a hyphen may break there. */
export const Prospect: Story = { args: { fighter: prospect } };

/** No picture, no nickname, no bio: the silhouette and the default text. */
export const OnlyWhatAFighterMustHave: Story = {
  args: { fighter: newcomer },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(defaultBio)).toBeVisible();
    await expect(canvasElement.querySelector('img')).toHaveAttribute(
      'src',
      defaultPictures.fighter,
    );
  },
};

/** A status the site has never heard of reads ACTIVE. */
export const UnknownStatus: Story = {
  args: { fighter: unknownStatus },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ACTIVE')).toBeVisible();
  },
};

/** The name shrinks until its longest run fits. */
export const LongName: Story = { args: { fighter: longNamed } };

/** The same at its narrowest: whole words, and nothing beyond the card's edge. */
export const LongNameOnAPhone: Story = {
  args: { fighter: longNamed },
  parameters: { cardWidth: onPhone },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    const name = canvas.getByRole('link', { name: longNamed.name });
    const surname = document.createRange();
    surname.setStart(name.childNodes[0] ?? name, longNamed.name.indexOf('Feather'));
    surname.setEnd(name.childNodes[0] ?? name, longNamed.name.length);
    await expect(surname.getClientRects()).toHaveLength(1);
    await expect(surname.getBoundingClientRect().right).toBeLessThanOrEqual(
      card.getBoundingClientRect().right,
    );
  },
};

/** The hardest case for the words: the scrim keeps them readable on pure white. */
export const OnAWhitePicture: Story = {
  args: {
    fighter: {
      ...champion,
      imageUrl:
        'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"%3E%3Crect width="4" height="5" fill="white"/%3E%3C/svg%3E',
    },
  },
};

/** Under the pointer the red line draws across, and the picture comes closer. */
export const Hovered: Story = {
  parameters: { pseudo: { hover: 'article' } },
};

/** The one link has the focus: the ring goes around the whole card. */
export const Focused: Story = { parameters: { pseudo: { focusVisible: 'a' } } };
