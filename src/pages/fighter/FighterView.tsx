import type { Ref } from 'react';
import { LoadingStatus } from '../../components/feedback/LoadingStatus';
import { FighterDetails } from '../../components/fighters/FighterDetails';
import { FighterHero } from '../../components/fighters/FighterHero';
import { FighterRecord } from '../../components/fighters/FighterRecord';
import { FighterVideos } from '../../components/fighters/FighterVideos';
import { MissingPage } from '../../components/layout/MissingPage';
import { Section } from '../../components/layout/Section';
import { ButtonLink } from '../../components/primitives/ButtonLink';
import { Skeleton } from '../../components/primitives/Skeleton';
import { VisuallyHidden } from '../../components/primitives/VisuallyHidden';
import { paths } from '../../urls/paths';
import { feedbackContent, loadingNames } from '../../content/feedback';
import { profileContent } from '../../content/profile';
import { defaultPictures } from '../../pictures/pictures';
import type { Fighter } from '../../domain/fighter';
import type { Loadable } from '../../components/feedback/loadable';
import type { Video } from '../../domain/video';
import { Facts } from './FighterView.styles';

interface FighterViewProps {
  /** The fighter's id. */
  id: string;
  /** The fighter; `null` when there is none by this id, which looks the same as a failed call (spec §8). */
  fighter: Loadable<Fighter | null>;
  /** The fighter's videos. */
  videos: Loadable<Video[]>;
  /** Called when a visitor wants to compare the fighter with another. */
  onCompare: () => void;
  /** The button that asks for it. */
  compareRef?: Ref<HTMLButtonElement>;
}

/** The height of a card of facts: 228 px on a phone, 254 on a tablet, 286 on a laptop. */
const factsHeight = 'min(12.5rem + 7vw, 18rem)';

/** Of the highlights as they load: the footer stays out of the window. */
const videosHeight = '30rem';

/**
 * A fighter's profile (spec §2, Fighter profile): shown, loading, or not found, as which a failed call shows too.
 * The videos load, fail or are empty by themselves.
 */
export function FighterView({ id, fighter, videos, onCompare, compareRef }: FighterViewProps) {
  const data = fighter.status === 'ready' ? fighter.data : undefined;
  if (fighter.status === 'failed' || data === null) {
    const { notFound } = profileContent;
    return (
      <MissingPage
        title={notFound.title}
        text={notFound.text}
        action={<ButtonLink to={paths.fighters}>{notFound.action}</ButtonLink>}
        picture={defaultPictures.fighter}
      />
    );
  }
  return (
    <>
      {!data && (
        <>
          <VisuallyHidden as="h1">{profileContent.name}</VisuallyHidden>
          <LoadingStatus label={feedbackContent.loading(loadingNames.fighter)} />
        </>
      )}
      <FighterHero id={id} fighter={data} onCompare={onCompare} compareRef={compareRef} />
      <Section>
        {data ? (
          <>
            <Facts>
              <FighterRecord {...data} />
              <FighterDetails details={data} />
            </Facts>
            <FighterVideos videos={videos} picture={data.imageUrl} />
          </>
        ) : (
          <>
            <Facts aria-hidden="true">
              <Skeleton height={factsHeight} radius="m" />
              <Skeleton height={factsHeight} radius="m" />
            </Facts>
            <Skeleton height={videosHeight} radius="m" />
          </>
        )}
      </Section>
    </>
  );
}
