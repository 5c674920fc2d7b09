import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { RankingList } from '../../src/components/community/RankingList';
import { communityContent, type RankingEntry } from '../../src/content/community';
import { defaultPictures } from '../../src/content/pictures';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';
import { longNamed } from '../../src/testing/fixtures';

const { entries } = communityContent.rankings;

const entry: RankingEntry = {
  rank: 1,
  name: longNamed.name,
  points: 12_480,
  record: longNamed.record,
  status: 'rising-star',
  avatar: longNamed.imageUrl,
};

const meta = {
  title: 'Community/RankingList',
  component: RankingList,
  args: { entries },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RankingList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The five places of the community page; only the first is gold. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const places = canvas.getAllByRole('listitem');
    await expect(places).toHaveLength(5);
    await expect(places[0]).toHaveTextContent(/Rank 1.*Goodloe.*CHAMPION.*Record 14-0-0.*2,480/);
    const pictures = [...canvasElement.querySelectorAll('img')];
    await expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual(
      entries.map(({ avatar }) => avatar),
    );
  },
};

/** A long name wraps between the picture and the points, on the smallest phone. */
export const LongText: Story = {
  args: { entries: [entry, { ...entry, rank: 2 }] },
  globals: { viewport: { value: 'phoneSmall' } },
  play: expectNoOverflow,
};

/** Without a picture the default one stands in. */
export const MissingPicture: Story = {
  args: { entries: [{ ...entry, avatar: undefined }] },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('img')).toHaveAttribute('src', defaultPictures.fighter),
    );
  },
};

/** A status the site has never heard of reads ACTIVE. */
export const UnknownStatus: Story = {
  args: { entries: [{ ...entry, status: 'on-sabbatical' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ACTIVE')).toBeVisible();
  },
};

/** On a phone. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
