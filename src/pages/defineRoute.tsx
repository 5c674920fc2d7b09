import { useQuery, type InferDataFromTag, type QueryKey } from '@tanstack/react-query';
import { useContext, type ComponentType } from 'react';
import { matchPath, useParams, type ParamParseKey } from 'react-router-dom';
import { toLoadable } from './toLoadable';
import { lazyComponent, loadOrReload } from '../components/feedback/lazyComponent';
import { PageMoment } from '../components/primitives/useNow';
import type { Fighter } from '../domain/fighter';
import type { Loadable } from '../components/feedback/loadable';
import { PageMetadata, type Metadata } from './metadata/PageMetadata';

/** The parts of an address that a path pattern names. */
type RouteParams<Path extends string> = Record<ParamParseKey<Path>, string>;

/** What `queryOptions` returns, whatever it reads. */
interface Query {
  queryKey: QueryKey;
}

/** What a route reads, each query by a name of its own. */
type Queries = Record<string, Query>;

type Data<Q extends Query> = InferDataFromTag<unknown, Q['queryKey']>;

/** An address of the site that has a page. */
export interface Address {
  path: string;
  /** When its content changed last, as ISO 8601 text, where the content says so. */
  lastModified?: string;
}

/** What the queries have read, by their names. */
type Loadables<Reads extends Queries> = { [Name in keyof Reads]: Loadable<Data<Reads[Name]>> };

/** The code of a page, which loads on demand. */
interface PageModule<Path extends string, Reads extends Queries> {
  Page: ComponentType<Loadables<Reads> & { params: RouteParams<Path> }>;
  /** Describes the page by what it has read, and the moment that it is rendered for. */
  metadata: (reads: Loadables<Reads>, now: number) => Metadata;
}

/** One route of the site (spec §2): all its facts in one place. */
interface RouteFacts<Path extends string, Reads extends Queries> {
  /** The router's pattern. */
  path: Path;
  /** Returns the queries whose results its page gets, of the same names for each address. */
  queries(params: RouteParams<Path>): Reads;
  /** Returns whether the address leads to something, by what its queries read. */
  exists(data: NoInfer<{ [Name in keyof Reads]: Data<Reads[Name]> }>): boolean;
  /** Lists the addresses that have a page, for the sitemap and the server's cache. */
  addresses(league: { fighters: readonly Pick<Fighter, 'id' | 'updatedAt'>[] }): Address[];
}

interface RouteDefinition<Path extends string, Reads extends Queries> extends RouteFacts<
  Path,
  Reads
> {
  /** Loads the code of its page. */
  load: () => Promise<PageModule<Path, NoInfer<Reads>>>;
}

/** A route with its page. */
export interface SiteRoute<
  Path extends string = string,
  Reads extends Queries = Queries,
> extends RouteFacts<Path, Reads> {
  /** Renders the page with its metadata. Suspends until its code has loaded. */
  Component: ComponentType;
  /** Loads the code of its page ahead of its render. */
  preload: () => Promise<unknown>;
}

/** Makes a route, whose page loads on demand and whose metadata follows what it reads. */
export function defineRoute<const Path extends string, Reads extends Queries>(
  definition: RouteDefinition<Path, Reads>,
): SiteRoute<Path, Reads> {
  const { load, ...route } = definition;
  const isCurrent = () => matchPath(route.path, window.location.pathname) !== null;
  const toComponent = ({ Page, metadata }: PageModule<Path, Reads>) =>
    function RoutePage() {
      const params = useParams() as RouteParams<Path>;
      const now = useContext(PageMoment);
      const results = Object.entries(route.queries(params)).map(
        // Always as many, in the same order: `useQueries` would add 1.1 kB to every page.
        // eslint-disable-next-line react-hooks/rules-of-hooks -- a route names its queries once.
        ([name, query]) => [name, useQuery(query)] as const,
      );
      const all = results.map(([, result]) => result);
      const reads = Object.fromEntries(
        results.map(([name, result]) => [name, toLoadable(result, all)]),
      ) as Loadables<Reads>;
      return (
        <>
          <PageMetadata {...metadata(reads, now)} />
          <Page {...reads} params={params} />
        </>
      );
    };
  let preloaded: PageModule<Path, Reads> | undefined;
  const preload = async () => {
    preloaded = await load();
  };
  const Component = lazyComponent(() =>
    preloaded ? toComponent(preloaded) : loadOrReload(load, isCurrent).then(toComponent),
  );
  return { ...route, Component, preload };
}
