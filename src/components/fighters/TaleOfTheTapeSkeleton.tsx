import { Skeleton } from '../primitives/Skeleton';
import * as S from './TaleOfTheTape.styles';

/** Renders the placeholder of a `TaleOfTheTape` while its code and the roster load. */
export function TaleOfTheTapeSkeleton() {
  return (
    <S.Stack aria-hidden="true">
      <Skeleton height="4.8rem" radius="m" />
      <Skeleton height="var(--poster-height)" radius="m" />
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} height="2rem" />
      ))}
    </S.Stack>
  );
}
