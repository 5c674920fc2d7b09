import { Skeleton } from '../primitives/Skeleton';
import { Lines } from './TaleOfTheTapeSkeleton.styles';

/** Stands in for a `TaleOfTheTape` while its code and the roster load. */
export function TaleOfTheTapeSkeleton() {
  return (
    <Lines aria-hidden="true">
      <Skeleton height="4.8rem" radius="m" />
      <Skeleton height="clamp(12rem, 28dvh, 20rem)" radius="m" />
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} height="2rem" />
      ))}
    </Lines>
  );
}
