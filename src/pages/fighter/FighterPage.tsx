import { fightersDescription } from '../../content/fighters';
import { useRef, type ReactNode } from 'react';
import { paths } from '../../urls/paths';
import { fighterBio, fighterStatusLabels } from '../../content/fighter';
import { profileContent } from '../../content/profile';
import { defaultPictures } from '../../pictures/pictures';
import { fighterStatus, type Fighter } from '../../domain/fighter';
import type { Video } from '../../domain/video';
import type { Loadable } from '../../components/feedback/loadable';
import { Comparison } from '../Comparison';
import type { Metadata } from '../metadata/PageMetadata';
import { sharePicture } from '../metadata/sharePicture';
import { fighterLd } from '../metadata/structuredData';
import { excerpt } from '../metadata/text';
import { useAddressQuery } from '../useAddressQuery';
import { useComparison } from '../useComparison';
import { FighterView } from './FighterView';

/** Search engines cut longer descriptions, anywhere; in characters. */
const descriptionLength = 155;

/** Describes a fighter: standing and record first, which are what a search is for and what a cut leaves. */
function describe(fighter: Fighter): string {
  const { weightClass, status, record } = fighter;
  const standing = fighterStatus(status);
  const noun = standing === 'active' ? 'fighter' : fighterStatusLabels[standing].toLowerCase();
  return excerpt(`${weightClass} ${noun}, ${record}. ${fighterBio(fighter)}`, descriptionLength);
}

/** Describes a profile; a fighter who could not be read is described like one who does not exist. */
export function metadata({ fighter }: { fighter: Loadable<Fighter | null> }): Metadata {
  if (fighter.status === 'loading') {
    return { title: profileContent.name, description: fightersDescription };
  }
  if (fighter.status === 'failed' || fighter.data === null) {
    const { title, text } = profileContent.notFound;
    return { title, description: text };
  }
  const { data } = fighter;
  return {
    title: data.name,
    description: describe(data),
    path: paths.fighter(data.id),
    picture: import.meta.env.SSR
      ? sharePicture(data.imageUrl ?? defaultPictures.fighter, data.imageAlt)
      : undefined,
    type: 'profile',
    structuredData: (toUrl) => (import.meta.env.SSR ? fighterLd(data, toUrl) : []),
  };
}

interface FighterPageProps {
  params: { id: string };
  fighter: Loadable<Fighter | null>;
  videos: Loadable<Video[]>;
}

/** `/fighters/{id}`: one fighter and the fighter's videos; reads in the address whom to compare with. */
export function FighterPage({ params, fighter, videos }: FighterPageProps): ReactNode {
  const compare = useRef<HTMLButtonElement>(null);
  const { ids, open, choose, close } = useComparison(useAddressQuery());
  return (
    <>
      <FighterView
        id={params.id}
        fighter={fighter}
        videos={videos}
        onCompare={open}
        compareRef={compare}
      />
      {ids && fighter.status === 'ready' && fighter.data && (
        <Comparison
          fighter={fighter.data}
          ids={ids}
          onChoose={choose}
          onClose={close}
          opener={compare}
        />
      )}
    </>
  );
}
