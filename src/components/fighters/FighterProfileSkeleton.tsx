import { Container } from '../layout/Container';
import { Skeleton } from '../primitives/Skeleton';
import { Actions, Hero, Portrait, Stage, Copy } from './FighterHero.styles';

/** Renders the placeholder of a `FighterHero` while the fighter loads (spec §2, Fighter profile). */
export function FighterProfileSkeleton() {
  return (
    <Hero as="div" aria-hidden="true">
      <Container>
        <Skeleton width="12rem" height="2.75rem" />
        <Stage>
          <Portrait>
            <Skeleton height="100%" />
          </Portrait>
          <Copy>
            <Skeleton width="6rem" height="1.5rem" />
            <Skeleton width="70%" height="min(9rem, 20cqi)" />
            <Skeleton width="95%" height="min(9rem, 20cqi)" />
            <Skeleton width="40%" height="1.75rem" />
            <Skeleton width="60%" height="2.75rem" />
            {/* A usual bio: five lines on a phone, three on a laptop. */}
            <Skeleton width="76%" height="clamp(5.25rem, 10.75rem - 12cqi, 8.25rem)" />
            <Actions>
              <Skeleton width="9rem" height="2.75rem" />
              <Skeleton width="12rem" height="2.75rem" />
              <Skeleton width="12rem" height="2.75rem" />
            </Actions>
          </Copy>
        </Stage>
      </Container>
    </Hero>
  );
}
