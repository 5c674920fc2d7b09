import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageHeader } from '../../src/components/layout/PageHeader';
import { Section } from '../../src/components/layout/Section';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';

const meta = {
  title: 'Layout/PageHeader',
  component: PageHeader,
  args: { title: 'Fighters', intro: 'Every name on the roster.' },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page’s title, and what the page is for. */
export const Default: Story = {};

/** Without an intro the title is alone. */
export const TitleOnly: Story = { args: { intro: undefined } };

/** Behind the text an event’s picture, seen on its right and faded out below the text; on a phone up to the edge. */
export const WithPicture: Story = {
  args: {
    title: 'Join Redline',
    intro: 'Get on the inside before the lights go down.',
    picture: '/pictures/events/e08.webp',
  },
  decorators: [
    // As at the top of a page: with the space above, and the gutters, up to which the picture reaches.
    (Story) => (
      <Section>
        <Story />
      </Section>
    ),
  ],
};

/** The title and the intro wrap on the smallest phone, in front of the picture. */
export const WithPictureLongText: Story = {
  ...WithPicture,
  tags: ['edge-case'],
  args: {
    title: 'Everything that ever happened in the heavyweight division',
    intro: 'The intro keeps to a comfortable measure however wide the page grows, and wraps.',
    picture: '/pictures/events/e08.webp',
  },
  globals: { viewport: { value: 'phoneSmall' } },
  play: expectNoOverflow,
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
