import { useRef, type Ref } from 'react';
import { EmptyState } from '../../components/feedback/EmptyState';
import { LoadableContent } from '../../components/feedback/LoadableContent';
import { FighterCard } from '../../components/fighters/FighterCard';
import { FighterFilters } from '../../components/fighters/FighterFilters';
import { FighterGrid } from '../../components/fighters/FighterGrid';
import { FighterGridSkeleton } from '../../components/fighters/FighterGridSkeleton';
import { FighterRecruitment } from '../../components/fighters/FighterRecruitment';
import { PageHeader } from '../../components/layout/PageHeader';
import { Section } from '../../components/layout/Section';
import { Button } from '../../components/primitives/Button';
import { Icon } from '../../components/primitives/Icon';
import { ResultsLine } from '../../components/primitives/ResultsLine';
import { VisuallyHidden } from '../../components/primitives/VisuallyHidden';
import { comparisonContent } from '../../content/comparison';
import { fightersContent } from '../../content/fighters';
import type { Fighter } from '../../domain/fighter';
import {
  distinctValues,
  filterFighters,
  noFighterFilters,
  type FighterFilters as Filters,
} from '../../domain/fighterFilters';
import type { Loadable } from '../../components/feedback/loadable';
import { Results } from './FightersView.styles';

interface FightersViewProps {
  /** The whole roster; filtering happens here (spec §5). */
  fighters: Loadable<Fighter[]>;
  /** The selected filters. */
  filters: Filters;
  /** Called with the filters that a visitor selects. */
  onFiltersChange: (filters: Filters) => void;
  /** Called when a visitor wants to compare two fighters. */
  onCompare: () => void;
  /** The button that opens the comparison. */
  compareRef?: Ref<HTMLButtonElement>;
}

/** The number of skeletons while the roster loads (spec §9). */
const skeletonCount = 12;

/** The roster (spec §2, Fighters page): all of it, narrowed by filters, loading, failed, empty, or without a match. */
export function FightersView({
  fighters,
  filters,
  onFiltersChange,
  onCompare,
  compareRef,
}: FightersViewProps) {
  const roster = fighters.status === 'ready' ? fighters.data : [];
  const shown = filterFighters(roster, filters);
  const { title, intro, noResults } = fightersContent;
  const search = useRef<HTMLInputElement>(null);
  return (
    <>
      <Section>
        <PageHeader title={title} intro={intro} />
        <FighterFilters
          filters={filters}
          statuses={distinctValues(roster, 'status')}
          weightClasses={distinctValues(roster, 'weightClass')}
          onChange={onFiltersChange}
          searchRef={search}
        />
        <FighterRecruitment />
        <LoadableContent
          loadable={fighters}
          what="the fighters"
          skeleton={<FighterGridSkeleton count={skeletonCount} />}
        >
          {() => (
            <>
              <Results>
                <ResultsLine shown={shown.length} total={roster.length} noun="fighters" />
                <Button
                  ref={compareRef}
                  tone="secondary"
                  aria-haspopup="dialog"
                  onClick={onCompare}
                >
                  <Icon name="compare" /> {comparisonContent.open}{' '}
                  <VisuallyHidden>{comparisonContent.openUnseen.onRoster}</VisuallyHidden>
                </Button>
              </Results>
              {shown.length === 0 ? (
                <EmptyState
                  icon="search"
                  title={noResults.title}
                  text={noResults.text}
                  action={
                    <Button
                      onClick={() => {
                        onFiltersChange(noFighterFilters);
                        // The button goes with what it clears.
                        search.current?.focus();
                      }}
                    >
                      {noResults.action}
                    </Button>
                  }
                />
              ) : (
                <FighterGrid>
                  {shown.map((fighter, index) => (
                    <FighterCard key={fighter.id} fighter={fighter} priority={index === 0} />
                  ))}
                </FighterGrid>
              )}
            </>
          )}
        </LoadableContent>
      </Section>
    </>
  );
}
