import type { ReactNode } from 'react';
import { paths } from '../../urls/paths';
import { communityContent } from '../../content/community';
import { descriptions } from '../../content/descriptions';
import type { Metadata } from '../metadata/PageMetadata';
import { CommunityView } from './CommunityView';

/** Describes the community page. */
export function metadata(): Metadata {
  return {
    title: communityContent.name,
    description: descriptions.community,
    path: paths.community,
  };
}

/** `/community`: reads nothing. */
export function CommunityPage(): ReactNode {
  return <CommunityView />;
}
