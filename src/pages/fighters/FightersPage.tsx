import { useRef, type ReactNode } from 'react';
import { paths } from '../../urls/paths';
import { fightersContent, fightersDescription } from '../../content/fighters';
import type { Fighter } from '../../domain/fighter';
import type { Loadable } from '../../components/feedback/loadable';
import { Comparison } from '../Comparison';
import type { Metadata } from '../metadata/PageMetadata';
import { useAddressQuery } from '../useAddressQuery';
import { useComparison } from '../useComparison';
import { FightersView } from './FightersView';
import { useFighterFilters } from './useFighterFilters';

/** Describes the roster. */
export function metadata(): Metadata {
  return {
    title: fightersContent.title,
    description: fightersDescription,
    path: paths.fighters,
  };
}

/** `/fighters`: the roster; reads in the address what the visitor filters by and whom they compare. */
export function FightersPage({ fighters }: { fighters: Loadable<Fighter[]> }): ReactNode {
  const isReady = fighters.status === 'ready';
  const address = useAddressQuery();
  const [filters, setFilters] = useFighterFilters(address, isReady ? fighters.data : undefined);
  const compare = useRef<HTMLButtonElement>(null);
  const { ids, open, choose, close } = useComparison(address);
  return (
    <>
      <FightersView
        fighters={fighters}
        filters={filters}
        onFiltersChange={setFilters}
        onCompare={open}
        compareRef={compare}
      />
      {ids && isReady && (
        <Comparison ids={ids} onChoose={choose} onClose={close} opener={compare} />
      )}
    </>
  );
}
