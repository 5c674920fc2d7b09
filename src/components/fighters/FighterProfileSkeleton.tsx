import { Container } from '../layout/Container';
import { Skeleton } from '../primitives/Skeleton';
import * as S from './FighterHero.styles';
import { FighterPortrait } from './FighterPortrait';

interface FighterProfileSkeletonProps {
  /** The id of the fighter who loads. */
  id: string;
}

/** Renders the placeholder of a `FighterHero` while the fighter loads (spec §2, Fighter profile). */
export function FighterProfileSkeleton({ id }: FighterProfileSkeletonProps) {
  return (
    <S.Hero as="div" aria-hidden="true">
      <Container>
        <Skeleton width="12rem" height="2.75rem" />
        <S.Stage>
          <FighterPortrait id={id} />
          <S.Copy>
            <Skeleton width="6rem" height="1.5rem" />
            {/* Name and bio are as high as most of the league’s. */}
            <Skeleton width="70%" height="min(8.25rem, 18.4cqi)" />
            <Skeleton width="95%" height="min(8.25rem, 18.4cqi)" />
            <Skeleton width="40%" height="var(--text-display-s)" />
            <Skeleton width="60%" height="2.875rem" />
            <Skeleton width="76%" height="clamp(6.6rem, 14.6rem - 18.2cqi, 10.5rem)" />
            <S.Actions>
              <Skeleton width="9rem" height="2.75rem" />
              <Skeleton width="12rem" height="2.75rem" />
              <Skeleton width="12rem" height="2.75rem" />
            </S.Actions>
          </S.Copy>
        </S.Stage>
      </Container>
    </S.Hero>
  );
}
