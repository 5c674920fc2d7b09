import { useQueries, type InferDataFromTag, type QueryKey } from '@tanstack/react-query';
import { useContext, type ComponentType, type ReactNode } from 'react';
import { matchPath, useParams } from 'react-router-dom';
import { toLoadable } from './toLoadable';
import { lazyComponent, loadOrReload } from '../components/feedback/lazyComponent';
import { PageMoment } from '../components/primitives/useNow';
import type { Fighter } from '../domain/fighter';
import type { Loadable } from '../components/feedback/loadable';
import { PageMetadata, type Metadata } from './metadata/PageMetadata';

/** The parts of an address that its route's pattern names, such as `id`. */
type Params = Record<string, string>;

/** What `queryOptions` returns, whatever it reads. */
interface Query {
  queryKey: QueryKey;
}

/** What a route reads, each query by a name of its own. */
type Queries = Record<string, Query>;

type Data<One extends Query> = InferDataFromTag<unknown, One['queryKey']>;

/** An address of the site that has a page. */
export interface Address {
  path: string;
  /** When its content changed last, as ISO 8601 text, where the content says so. */
  lastModified?: string;
}

/** What the queries have read, by their names. */
type Loadables<Q extends Queries> = { [Name in keyof Q]: Loadable<Data<Q[Name]>> };

/** The code of a page, which loads on demand. */
interface PageModule<Q extends Queries> {
  Page(props: Loadables<Q> & { params: Params }): ReactNode;
  /** Describes the page by what it has read, and the moment that it is rendered for. */
  metadata(loadables: Loadables<Q>, now: number): Metadata;
}

/** One route of the site (spec §2): all its facts in one place. */
interface RouteFacts<Q extends Queries> {
  /** The router's pattern. */
  path: string;
  /** Returns the queries whose results its page gets, of the same names for each address. */
  queries(params: Params): Q;
  /** Returns whether the address leads to something, by what its queries read. */
  exists(data: NoInfer<{ [Name in keyof Q]: Data<Q[Name]> }>): boolean;
  /** Lists the addresses that have a page, for the sitemap and the server's cache. */
  addresses(league: { fighters: readonly Pick<Fighter, 'id' | 'updatedAt'>[] }): Address[];
}

interface RouteDefinition<Q extends Queries> extends RouteFacts<Q> {
  /** Loads the code of its page. */
  load: () => Promise<PageModule<NoInfer<Q>>>;
}

/** A route with its page. */
export interface SiteRoute<Q extends Queries = Queries> extends RouteFacts<Q> {
  /** Renders the page with its metadata. Suspends until its code has loaded. */
  Component: ComponentType;
  /** Loads the code of its page ahead of its render. */
  preload: () => Promise<unknown>;
}

/** Makes a route, whose page loads on demand and whose metadata follows what it reads. */
export function defineRoute<Q extends Queries>({
  load,
  ...route
}: RouteDefinition<Q>): SiteRoute<Q> {
  const isCurrent = () => matchPath(route.path, window.location.pathname) !== null;
  const toComponent = (code: PageModule<Q>) =>
    function RoutePage() {
      const params = useParams() as Params;
      const now = useContext(PageMoment);
      const queries = route.queries(params);
      const names = Object.keys(queries);
      const results = useQueries({ queries: Object.values<Query>(queries) });
      const loadables = Object.fromEntries(
        results.map((result, index) => [names[index], toLoadable(result, results)]),
      ) as Loadables<Q>;
      return (
        <>
          <PageMetadata {...code.metadata(loadables, now)} />
          <code.Page {...loadables} params={params} />
        </>
      );
    };
  /** Set by `preload`: the page then renders without suspending. */
  let preloaded: PageModule<Q> | undefined;
  const preload = async () => {
    preloaded = await load();
  };
  const Component = lazyComponent(() =>
    preloaded ? toComponent(preloaded) : loadOrReload(load, isCurrent).then(toComponent),
  );
  return { ...route, Component, preload };
}
