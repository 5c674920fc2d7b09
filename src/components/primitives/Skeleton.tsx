import { Root, type SkeletonRadius } from './Skeleton.styles';

interface SkeletonProps {
  /** Any CSS length; the whole line when left out. */
  width?: string;
  /** Any CSS length; a line of text when left out and no `ratio` is given. */
  height?: string;
  /** The border radius of the content it represents. */
  radius?: SkeletonRadius;
  /** A CSS aspect ratio such as `4 / 5`, in place of a height. */
  ratio?: string;
}

/**
 * Renders a placeholder of the exact size of content that is loading. Screen readers skip it: pair it with a
 * `LoadingStatus`.
 */
export function Skeleton({ width = '100%', height, radius = 's', ratio }: SkeletonProps) {
  return (
    <Root
      aria-hidden
      $radius={radius}
      style={{
        inlineSize: width,
        blockSize: height ?? (ratio === undefined ? '1em' : undefined),
        aspectRatio: ratio,
      }}
    />
  );
}
