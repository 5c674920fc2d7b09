import * as S from './Skeleton.styles';

interface SkeletonProps {
  /** Any CSS length; the whole line when left out. */
  width?: string;
  /** Any CSS length; a line of text when left out. */
  height?: string;
  /** The border radius of the content it represents. */
  radius?: S.SkeletonRadius;
}

/** Renders a placeholder of the exact size of content that is loading, for the eye only: see `LoadingStatus`. */
export function Skeleton({ width = '100%', height = '1em', radius = 's' }: SkeletonProps) {
  const size = { inlineSize: width, blockSize: height };
  // By the attribute, what depends on the content finds out that it is not there yet.
  return <S.Shape aria-hidden data-skeleton $radius={radius} style={size} />;
}
