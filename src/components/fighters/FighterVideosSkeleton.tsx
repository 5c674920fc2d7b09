import { Skeleton } from '../primitives/Skeleton';
import * as S from './FighterVideos.styles';

/** Renders the placeholder of a fighter's videos while they load. */
export function FighterVideosSkeleton() {
  return (
    <S.VideoList aria-hidden="true">
      {['first', 'second', 'third', 'fourth', 'fifth'].map((key) => (
        <S.VideoItem key={key}>
          <S.Thumbnail>
            <Skeleton height="100%" radius="m" />
          </S.Thumbnail>
          <S.VideoCopy>
            {/* Most titles take two lines. */}
            <Skeleton height="2.25rem" />
            <S.VideoText as="div">
              <Skeleton height="2.71875rem" />
            </S.VideoText>
            <Skeleton width="60%" height="1.51875rem" />
          </S.VideoCopy>
        </S.VideoItem>
      ))}
    </S.VideoList>
  );
}
