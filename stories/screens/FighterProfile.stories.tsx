import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { paths } from '../../src/urls/paths';
import { atRest } from '../../src/testing/atRest';
import { fakeLeagues } from '../../src/testing/fakeLeague';
import { champion } from '../../src/testing/fixtures';
import { heldResponse } from '../../src/testing/heldResponse';
import { WholeApp, wholeAppParameters } from '../../src/testing/WholeApp';

const meta = {
  title: 'Screens/Fighter profile/Site',
  component: WholeApp,
  parameters: wholeAppParameters,
  args: { path: paths.fighter(champion.id) },
} satisfies Meta<typeof WholeApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const title = { level: 1, name: champion.name.toUpperCase() };
const [video] = fakeLeagues.normal.videos;

/** A profile in the site: the hero, the record, the details and the videos. */
export const Default: Story = {
  play: atRest(async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', title)).toBeVisible();
    await expect(await canvas.findByText(video?.title ?? '')).toBeInTheDocument();
  }),
};

/** The same on a phone. */
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };

const highlights = heldResponse();

/** Slow videos: skeletons first, then the videos in their places. */
export const VideosSlowThenThere: Story = {
  tags: ['behaviour'],
  parameters: {
    handlers: [
      http.get('/api/fighters/:id/videos', async () => {
        await highlights.untilReleased();
        return HttpResponse.json([video]);
      }),
    ],
  },
  beforeEach: highlights.hold,
  play: atRest(async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', title)).toBeVisible();
    await expect(canvas.getByText('Loading the fight videos…')).toBeInTheDocument();
    highlights.release();
    await expect(await canvas.findByText(video?.title ?? '')).toBeInTheDocument();
    await expect(canvas.queryByText('Loading the fight videos…')).not.toBeInTheDocument();
  }),
};
