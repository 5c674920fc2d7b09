import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageHeader } from '../../src/components/layout/PageHeader';
import { FaceOff } from '../../src/components/events/FaceOff';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';
import { announcement } from '../../src/testing/fixtures';

const meta = {
  title: 'Layout/PageHeader',
  component: PageHeader,
  args: { title: 'Fighters', intro: 'Every name on the roster.' },
  argTypes: { fight: { control: false } },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page’s title, and what the page is for. */
export const Default: Story = {};

/** Without an intro the title is alone. */
export const TitleOnly: Story = { args: { intro: undefined } };

/** Across the page an event’s picture, and the title on it. */
export const WithPicture: Story = {
  args: {
    title: 'Join Redline',
    intro: 'Get on the inside before the lights go down.',
    picture: { src: '/pictures/events/e08.webp', position: '75% 0' },
  },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas, canvasElement }) => {
    const title = canvas.getByRole('heading').getBoundingClientRect();
    const picture = canvasElement.querySelector('img')?.getBoundingClientRect() ?? new DOMRect();
    await expect(picture.width).toBe(document.documentElement.clientWidth);
    await expect(title.bottom).toBeLessThan(picture.bottom);
  },
};

/** Across the page a fight, in half of the window; the title is below it, and comes before it for a screen reader. */
export const WithFight: Story = {
  args: { title: 'Pay per view', fight: <FaceOff fight={announcement} /> },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    const [title, names] = canvas.getAllByRole('heading');
    await expect(title).toHaveTextContent('Pay per view');
    await expect(title?.getBoundingClientRect().top).toBeGreaterThan(
      names?.getBoundingClientRect().bottom ?? Infinity,
    );
  },
};

/** Title and intro wrap on the smallest phone. */
export const LongText: Story = {
  tags: ['edge-case'],
  args: {
    title: 'Everything that ever happened in the heavyweight division',
    intro: 'The intro keeps to a comfortable measure however wide the page grows, and wraps.',
  },
  globals: { viewport: { value: 'phoneSmall' } },
  play: expectNoOverflow,
};

/** The same in front of a picture, which grows with them. */
export const WithPictureLongText: Story = {
  ...LongText,
  args: { ...LongText.args, picture: { src: '/pictures/events/e08.webp', position: '75% 0' } },
  parameters: { layout: 'fullscreen' },
};
