import { communityContent, type ForumTopic } from '../../content/community';
import { Badge } from '../primitives/Badge';
import { Icon } from '../primitives/Icon';
import * as S from './ForumTopicList.styles';
import { Count } from './RankingList.styles';

const { by, pinned, replies: repliesLabel } = communityContent.forum;

const tones = {
  Training: 'rise',
  Events: 'accent',
  Nutrition: 'green',
  Psychology: 'gold',
} as const satisfies Record<ForumTopic['category'], string>;

/** Returns the first letters of the first and the last word of a name: `TT` for `third_round_tess`. */
function initials(name: string): string {
  const letters = Array.from(name.matchAll(/(?<!\p{L})\p{L}/gu), ([letter]) => letter);
  return [...letters.slice(0, 1), ...letters.slice(1).slice(-1)].join('').toUpperCase();
}

interface ForumTopicListProps {
  /** The topics, in display order. */
  topics: readonly ForumTopic[];
}

/** Renders the forum's topics; a pinned topic shows a pin (spec §2, Community page). */
export function ForumTopicList({ topics }: ForumTopicListProps) {
  return (
    <S.TopicList role="list">
      {topics.map(({ id, title, author, replies, lastActivity, category, isPinned }) => (
        <S.Topic key={id}>
          <S.Face $tone={tones[category]} aria-hidden="true">
            {initials(author)}
          </S.Face>
          <S.TopicTitle>
            {isPinned && (
              <S.Pin>
                <Icon name="pin" label={pinned} />
              </S.Pin>
            )}{' '}
            {title}
          </S.TopicTitle>
          <S.TopicFacts>
            <Badge tone={tones[category]}>{category}</Badge>
            <span>{by(author)}</span>
            <span>{lastActivity}</span>
          </S.TopicFacts>
          <S.Replies>
            <Count>{replies.toLocaleString('en-US')}</Count> {repliesLabel(replies)}
          </S.Replies>
        </S.Topic>
      ))}
    </S.TopicList>
  );
}
