import type { ReactNode } from 'react';
import { notFoundContent } from '../../content/notFound';
import type { Metadata } from '../metadata/PageMetadata';
import { NotFoundView } from './NotFoundView';

/** Describes the page of an unknown address. */
export function metadata(): Metadata {
  return { title: notFoundContent.title, description: notFoundContent.text };
}

/** Any unknown address (spec §2): reads nothing. */
export function NotFoundPage(): ReactNode {
  return <NotFoundView />;
}
