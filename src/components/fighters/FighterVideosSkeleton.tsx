import { Skeleton } from '../primitives/Skeleton';
import { VideoItem, VideoList } from './FighterVideos.styles';

/** Renders the placeholder of a fighter's videos while they load. */
export function FighterVideosSkeleton() {
  return (
    <VideoList aria-hidden="true">
      {['first', 'second', 'third'].map((key) => (
        <VideoItem key={key}>
          <Skeleton ratio="16 / 9" radius="m" />
          {/* Most titles take two lines, and so do most descriptions. */}
          <Skeleton height="2.25rem" />
          <Skeleton height="2.75rem" />
          <Skeleton width="30%" height="1.25rem" />
        </VideoItem>
      ))}
    </VideoList>
  );
}
