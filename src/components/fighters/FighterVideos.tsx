import { loadingNames } from '../../content/feedback';
import { profileContent } from '../../content/profile';
import { facePosition } from '../../pictures/facePosition';
import type { Loadable } from '../feedback/loadable';
import { formatViewCount, type Video } from '../../domain/video';
import { EmptyState } from '../feedback/EmptyState';
import { LoadableContent } from '../feedback/LoadableContent';
import { Badge } from '../primitives/Badge';
import { Card } from '../primitives/Card';
import { fittedName } from '../primitives/fittedName';
import { Picture } from '../primitives/Picture';
import { FighterVideosSkeleton } from './FighterVideosSkeleton';
import * as S from './FighterVideos.styles';

const { title: cardTitle, empty } = profileContent.highlights;

/** A picture is shown once: a video that shares it with one above has a larger title instead. */
function isFirstWith(thumbnailUrl: string | undefined, videos: readonly Video[], index: number) {
  return videos.findIndex((video) => video.thumbnailUrl === thumbnailUrl) === index;
}

interface FighterVideosProps {
  /** The fighter's videos, newest first, or the state of their request. */
  videos: Loadable<Video[]>;
  /** The fighter's picture, shown for a video without a thumbnail; left out where there is none. */
  picture?: string | undefined;
}

/** Renders the FIGHT HIGHLIGHTS card: a fighter's videos, or that there are none yet (spec §2). */
export function FighterVideos({ videos, picture }: FighterVideosProps) {
  return (
    <Card title={cardTitle}>
      <LoadableContent
        loadable={videos}
        what={loadingNames.videos}
        skeleton={<FighterVideosSkeleton />}
      >
        {(list) =>
          list.length === 0 ? (
            <EmptyState icon="play" {...empty} headingLevel={3} />
          ) : (
            <S.VideoList role="list">
              {list.map(({ id, title, description, category, views, thumbnailUrl }, index) => (
                <S.VideoItem key={id}>
                  {isFirstWith(thumbnailUrl, list, index) && (
                    <S.Thumbnail>
                      <Picture
                        src={thumbnailUrl ?? picture}
                        kind="event"
                        alt=""
                        sizes={index === 0 ? S.newestSizes : S.thumbnailSizes}
                        position={thumbnailUrl === undefined ? facePosition(picture) : undefined}
                      />
                    </S.Thumbnail>
                  )}
                  <S.VideoCopy>
                    <S.VideoTitle style={fittedName(title)}>{title}</S.VideoTitle>
                    {description && <S.VideoText>{description}</S.VideoText>}
                    <S.VideoFacts>
                      <Badge tone="neutral">{category.replaceAll('-', ' ')}</Badge>{' '}
                      <span>{formatViewCount(views)}</span>
                    </S.VideoFacts>
                  </S.VideoCopy>
                </S.VideoItem>
              ))}
            </S.VideoList>
          )
        }
      </LoadableContent>
    </Card>
  );
}
