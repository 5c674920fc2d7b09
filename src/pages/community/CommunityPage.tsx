import type { ReactNode } from 'react';
import { paths } from '../../urls/paths';
import { communityContent, communityDescription } from '../../content/community';
import type { Fighter } from '../../domain/fighter';
import { idsByName, type IdsByName } from '../../domain/idsByName';
import type { Metadata } from '../metadata/PageMetadata';
import type { Loadable } from '../../components/feedback/loadable';
import { CommunityView } from './CommunityView';

/** Describes the community page. */
export function metadata(): Metadata {
  return {
    title: communityContent.name,
    description: communityDescription,
    path: paths.community,
  };
}

/** Returns the ids of the ranked fighters, by their names. */
export function profilesOfRanked(roster: readonly Fighter[]): IdsByName {
  const names = communityContent.rankings.entries.map(({ name }) => name);
  return idsByName(names, roster);
}

/** `/community`: which of the ranked fighters have a profile; without that their names are plain text. */
export function CommunityPage({ profiles }: { profiles: Loadable<IdsByName> }): ReactNode {
  return <CommunityView profiles={profiles.status === 'ready' ? profiles.data : undefined} />;
}
