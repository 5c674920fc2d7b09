import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ForumTopicList } from '../../src/components/community/ForumTopicList';
import { iconShapes } from '../../src/components/primitives/iconShapes';
import { communityContent, type ForumTopic } from '../../src/content/community';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';

const { topics } = communityContent.forum;

const topic: ForumTopic = {
  id: 'topic',
  title: 'How do you train the day after a loss?',
  author: 'corner_four',
  replies: 12,
  lastActivity: '3 hours ago',
  category: 'Psychology',
  isPinned: false,
};

const meta = {
  title: 'Community/ForumTopicList',
  component: ForumTopicList,
  args: { topics },
} satisfies Meta<typeof ForumTopicList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the community page shows: four topics, one of each category, the first of them pinned. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(4);
    await expect(items[1]).toHaveTextContent(
      /Clinch drills.*by coach_ferreira.*2 hours ago.*87 replies/,
    );
    await expect(canvas.getAllByRole('heading', { name: /^Pinned:/ })).toHaveLength(1);
    for (const category of ['Training', 'Events', 'Nutrition', 'Psychology']) {
      await expect(canvas.getByText(category)).toBeVisible();
    }
  },
};

/** The pin is seen, and said in words to those who cannot see it. */
export const Pinned: Story = {
  args: { topics: [{ ...topic, isPinned: true }] },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { name: `Pinned: ${topic.title}` });
    await expect(title).toBeVisible();
    const [pin] = title.querySelectorAll('svg');
    await expect(pin?.querySelector('path')).toHaveAttribute('d', iconShapes.pin);
    await expect(pin).toBeVisible();
    await expect(pin?.getBoundingClientRect().width).toBeGreaterThanOrEqual(16);
  },
};

/** An ordinary topic, with one answer. */
export const OneReply: Story = {
  args: { topics: [{ ...topic, replies: 1 }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Pinned:')).not.toBeInTheDocument();
    await expect(canvas.getByText('reply')).toBeVisible();
  },
};

/** Long titles, names and numbers wrap on the smallest phone; the numbers stay in their column. */
export const LongText: Story = {
  args: {
    topics: [
      {
        ...topic,
        title:
          'Oyarzabal-Featherstonehaugh vs Vasquez-Konstantinopoulos: every round scored by everyone who was there',
        author: 'the_unpronounceable_gentleman_of_the_pampas',
        replies: 12_480,
        isPinned: true,
      },
    ],
  },
  globals: { viewport: { value: 'phoneSmall' } },
  play: expectNoOverflow,
};

/** The facts take the whole width below the title. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
