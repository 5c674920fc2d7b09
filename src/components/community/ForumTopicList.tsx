import { communityContent, type ForumTopic } from '../../content/community';
import { Badge } from '../primitives/Badge';
import { Icon } from '../primitives/Icon';
import {
  Pin,
  Replies,
  ReplyCount,
  Topic,
  TopicFacts,
  TopicList,
  TopicTitle,
} from './ForumTopicList.styles';

const { by, pinned, replies: repliesLabel } = communityContent.forum;

interface ForumTopicListProps {
  /** The topics, in display order. */
  topics: readonly ForumTopic[];
}

/** Renders the forum's topics; a pinned topic shows a pin (spec §2, Community page). */
export function ForumTopicList({ topics }: ForumTopicListProps) {
  return (
    <TopicList role="list">
      {topics.map(({ id, title, author, replies, lastActivity, category, isPinned }) => (
        <Topic key={id}>
          <TopicTitle>
            {isPinned && (
              <Pin>
                <Icon name="pin" label={pinned} />
              </Pin>
            )}{' '}
            {title}
          </TopicTitle>
          <TopicFacts>
            <Badge tone="neutral">{category}</Badge>
            <span>{by(author)}</span>
            <span>{lastActivity}</span>
          </TopicFacts>
          <Replies>
            <ReplyCount>{replies.toLocaleString('en-US')}</ReplyCount> {repliesLabel(replies)}
          </Replies>
        </Topic>
      ))}
    </TopicList>
  );
}
