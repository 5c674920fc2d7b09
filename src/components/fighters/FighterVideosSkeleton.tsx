import { Skeleton } from '../primitives/Skeleton';
import { Thumbnail, VideoCopy, VideoItem, VideoList, VideoText } from './FighterVideos.styles';

/** Renders the placeholder of a fighter's videos while they load. */
export function FighterVideosSkeleton() {
  return (
    <VideoList aria-hidden="true">
      {['first', 'second', 'third', 'fourth', 'fifth'].map((key) => (
        <VideoItem key={key}>
          <Thumbnail>
            <Skeleton height="100%" radius="m" />
          </Thumbnail>
          <VideoCopy>
            {/* Most titles take two lines. */}
            <Skeleton height="2.25rem" />
            <VideoText as="div">
              <Skeleton height="2.71875rem" />
            </VideoText>
            <Skeleton width="60%" height="1.51875rem" />
          </VideoCopy>
        </VideoItem>
      ))}
    </VideoList>
  );
}
