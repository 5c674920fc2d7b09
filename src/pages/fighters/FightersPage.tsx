import { useQuery } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { toLoadable } from '../toLoadable';
import { paths } from '../../urls/paths';
import { fightersContent, fightersDescription } from '../../content/fighters';
import { Comparison } from '../Comparison';
import type { Metadata } from '../metadata/PageMetadata';
import { useComparison } from '../useComparison';
import { FightersView } from './FightersView';
import { fightersRoute } from './route';
import { useFighterFilters } from './useFighterFilters';

/** Describes the roster. */
export function metadata(): Metadata {
  return {
    title: fightersContent.title,
    description: fightersDescription,
    path: paths.fighters,
  };
}

/** `/fighters`: reads the roster, and in the address what the visitor filters by and whom they compare. */
export function FightersPage(): ReactNode {
  const fighters = useQuery(fightersRoute.queries({}).fighters);
  const [filters, setFilters] = useFighterFilters(fighters.data);
  const compare = useRef<HTMLButtonElement>(null);
  const { ids, open, choose, close } = useComparison();
  return (
    <>
      <FightersView
        fighters={toLoadable(fighters)}
        filters={filters}
        onFiltersChange={setFilters}
        onCompare={open}
        compareRef={compare}
      />
      {ids && fighters.data && (
        <Comparison ids={ids} onChoose={choose} onClose={close} opener={compare} />
      )}
    </>
  );
}
