import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ForumTopicList } from '../../src/components/community/ForumTopicList';
import { iconShapes } from '../../src/components/primitives/iconShapes';
import { communityContent, type ForumTopic } from '../../src/content/community';
import { expectNoOverflow } from '../../src/testing/expectNoOverflow';
import { topicsControl } from '../../src/testing/fixtureControls';

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
  argTypes: { topics: topicsControl },
} satisfies Meta<typeof ForumTopicList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The four topics of the community page, one of each category, with the initials of who began it; the first is pinned. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(4);
    await expect(items[1]).toHaveTextContent(
      /Clinch drills.*by coach_ferreira.*2 hours ago.*87 replies/,
    );
    await expect(canvas.getAllByRole('heading', { name: /^Pinned:/ })).toHaveLength(1);
    const initials = items.map((item) => item.querySelector('[aria-hidden="true"]')?.textContent);
    await expect(initials).toEqual(['SS', 'CF', 'N', 'TT']);
    for (const category of ['Training', 'Events', 'Nutrition', 'Psychology']) {
      await expect(canvas.getByText(category)).toBeVisible();
    }
  },
};

/** A pinned topic shows a pin, which is read out as “Pinned:”. */
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

/** A topic with one reply, in the singular. */
export const OneReply: Story = {
  args: { topics: [{ ...topic, replies: 1 }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Pinned:')).not.toBeInTheDocument();
    await expect(canvas.getByText('reply')).toBeVisible();
  },
};

/** A long title and name wrap, and the number of replies keeps its column. */
export const LongText: Story = {
  tags: ['edge-case'],
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

/** On a phone the facts take the whole width below the title. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
