import type { RankingEntry } from '../../content/community';
import { defaultPictures } from '../../pictures/pictures';
import { fighterStatus, fighterStatusLabels } from '../../domain/fighter';
import { Picture } from '../primitives/Picture';
import { VisuallyHidden } from '../primitives/VisuallyHidden';
import {
  Avatar,
  Name,
  Place,
  Points,
  PointCount,
  Rank,
  Ranked,
  RankedFacts,
  RankedCopy,
} from './RankingList.styles';

interface RankingListProps {
  /** The ranked fighters, best first. */
  entries: readonly RankingEntry[];
}

/** Renders fighters by rank, the first in gold (spec §2, Community page). */
export function RankingList({ entries }: RankingListProps) {
  return (
    <Ranked role="list">
      {entries.map(({ rank, name, points, record, status, avatar }) => (
        <Place key={rank} $first={rank === 1}>
          <Rank>
            <VisuallyHidden>Rank </VisuallyHidden>
            {rank}
          </Rank>
          <Avatar>
            <Picture
              src={avatar}
              fallback={defaultPictures.fighter}
              alt=""
              sizes="112px"
              width={112}
              height={112}
              position="top"
            />
          </Avatar>
          <RankedCopy>
            <Name>{name}</Name>
            <RankedFacts>
              <span>{fighterStatusLabels[fighterStatus(status)]}</span>{' '}
              <span>
                <VisuallyHidden>Record </VisuallyHidden>
                {record}
              </span>
            </RankedFacts>
          </RankedCopy>
          <Points>
            <PointCount>{points.toLocaleString('en-US')}</PointCount> points
          </Points>
        </Place>
      ))}
    </Ranked>
  );
}
