import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { RankingList } from '../../src/components/community/RankingList';
import { communityContent, type RankingEntry } from '../../src/content/community';
import { defaultPictures } from '../../src/pictures/pictures';
import { expectTokens, inState } from '../../src/testing/computedLook';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';
import { rankingsControl } from '../../src/testing/fixtureControls';
import { longNamed } from '../../src/testing/fixtures';
import { inEachState } from '../inEachState';

const { entries } = communityContent.rankings;

const entry: RankingEntry = {
  rank: 1,
  name: longNamed.name,
  points: 12_480,
  record: longNamed.record,
  status: 'rising-star',
  avatar: longNamed.imageUrl,
};

const profiles = Object.fromEntries(
  entries.slice(0, 3).map(({ name }, index) => [name, `f${index}`]),
);

const meta = {
  title: 'Community/RankingList',
  component: RankingList,
  args: { entries, profiles },
  argTypes: { entries: rankingsControl, profiles: { control: 'object' } },
  parameters: { wrapper: { maxWidth: 480 } },
} satisfies Meta<typeof RankingList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The five entries of the community page; only the first is gold, on a poster. Names lead to a profile, where there is one. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const places = canvas.getAllByRole('listitem');
    await expect(places).toHaveLength(5);
    await expect(places[0]).toHaveTextContent(/Rank 1.*Kjeldgaard.*CHAMPION.*Record 22-3-0.*2,480/);
    await expectTokens(canvas.getByText('1'), { color: 'color-gold' });
    await expectTokens(canvas.getByText('2'), { color: 'color-ink-muted' });
    const pictures = [...canvasElement.querySelectorAll('img')];
    await expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual(
      entries.map(({ avatar }) => avatar),
    );
    const [poster, portrait] = pictures.map((picture) => picture.closest('span')?.offsetWidth);
    await expect(poster).toBeGreaterThan(200);
    await expect(portrait).toBeGreaterThanOrEqual(64);
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual(Object.keys(profiles));
    await expect(links[0]).toHaveAttribute('href', '/fighters/f0');
  },
};

/** A press anywhere on the line follows the link. */
export const LinePressed: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const line = canvas.getAllByRole('listitem')[1]?.getBoundingClientRect();
    const { left = 0, bottom = 0 } = line ?? {};
    await expect(document.elementFromPoint(left + 4, bottom - 4)).toHaveAttribute(
      'href',
      '/fighters/f1',
    );
  },
};

/** A long name wraps between the picture and the points. */
export const LongText: Story = {
  tags: ['edge-case'],
  args: { entries: [entry, { ...entry, rank: 2 }] },
  globals: { viewport: { value: 'phoneSmall' } },
  play: expectNoOverflow,
};

/** Without a picture the default one is shown. */
export const MissingPicture: Story = {
  tags: ['edge-case'],
  args: { entries: [{ ...entry, avatar: undefined }] },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('img')).toHaveAttribute('src', defaultPictures.fighter),
    );
  },
};

/** On a phone. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** A name under the pointer is underlined in red. */
export const States: Story = {
  tags: ['state'],
  decorators: [inEachState('a', ['Hovered', 'Focused'])],
  play: async ({ canvasElement }) => {
    for (const name of inState(canvasElement, 'Hovered').getAllByRole('link'))
      await expectTokens(name, { textDecorationColor: 'color-accent' });
  },
};
