import type { ReactNode } from 'react';
import { paths } from '../../urls/paths';
import { communityContent, communityDescription } from '../../content/community';
import type { Metadata } from '../metadata/PageMetadata';
import { CommunityView } from './CommunityView';

/** Describes the community page. */
export function metadata(): Metadata {
  return {
    title: communityContent.name,
    description: communityDescription,
    path: paths.community,
  };
}

/** `/community`: reads nothing. */
export function CommunityPage(): ReactNode {
  return <CommunityView />;
}
