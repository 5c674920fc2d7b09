import { communityContent, type RankingEntry } from '../../content/community';
import { facePosition } from '../../pictures/facePosition';
import { fighterStatusLabels } from '../../content/fighter';
import { fighterStatus } from '../../domain/fighter';
import { describeRecord } from '../../domain/record';
import type { IdsByName } from '../../domain/idsByName';
import { paths } from '../../urls/paths';
import { fittedName } from '../primitives/fittedName';
import { Picture } from '../primitives/Picture';
import { Spoken } from '../primitives/Spoken';
import { VisuallyHidden } from '../primitives/VisuallyHidden';
import * as S from './RankingList.styles';

const copy = communityContent.rankings;

interface RankingListProps {
  /** The ranked fighters, best first. */
  entries: readonly RankingEntry[];
  /** The ids of those with a profile, to which their names lead. Another name is plain text. */
  profiles?: IdsByName | undefined;
}

/** Renders fighters by rank, the first as a poster, in gold (spec §2, Community page). */
export function RankingList({ entries, profiles = {} }: RankingListProps) {
  return (
    <S.Ranked role="list">
      {entries.map(({ rank, name, points, record, status, avatar }) => {
        const id = profiles[name];
        return (
          <S.Place key={rank} $first={rank === 1}>
            <S.Rank>
              <VisuallyHidden>{copy.rank} </VisuallyHidden>
              {rank}
            </S.Rank>
            <S.Avatar $first={rank === 1}>
              <Picture
                src={avatar}
                kind="fighter"
                alt=""
                sizes={rank === 1 ? S.leaderSizes : '133px'}
                position={facePosition(avatar)}
              />
            </S.Avatar>
            <S.RankedCopy>
              <S.Name style={fittedName(name)} translate="no">
                {id === undefined ? name : <a href={paths.fighter(id)}>{name}</a>}
              </S.Name>
              <S.RankedFacts>
                <span>{fighterStatusLabels[fighterStatus(status)]}</span>{' '}
                <span>
                  <VisuallyHidden>{copy.record} </VisuallyHidden>
                  <Spoken words={describeRecord(record)}>{record}</Spoken>
                </span>
              </S.RankedFacts>
            </S.RankedCopy>
            <S.Points>
              <S.Count>{points.toLocaleString('en-US')}</S.Count> {copy.points}
            </S.Points>
          </S.Place>
        );
      })}
    </S.Ranked>
  );
}
