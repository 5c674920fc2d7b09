import { Skeleton } from '../primitives/Skeleton';
import { Thumbnail, VideoItem, VideoList } from './FighterVideos.styles';

/** Renders the placeholder of a fighter's videos while they load. */
export function FighterVideosSkeleton() {
  return (
    <VideoList aria-hidden="true">
      {['first', 'second', 'third'].map((key) => (
        <VideoItem key={key}>
          <Thumbnail>
            <Skeleton height="100%" radius="m" />
          </Thumbnail>
          {/* Most titles take two lines. */}
          <Skeleton height="2.25rem" />
          <Skeleton height="calc(var(--video-text-lines) * 1.375rem)" />
          <Skeleton width="30%" height="1.25rem" />
        </VideoItem>
      ))}
    </VideoList>
  );
}
