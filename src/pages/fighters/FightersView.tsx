import { Suspense, useDeferredValue, useEffect, useMemo, useRef, type Ref } from 'react';
import { EmptyState } from '../../components/feedback/EmptyState';
import { GridSkeleton } from '../../components/feedback/GridSkeleton';
import { LoadableContent } from '../../components/feedback/LoadableContent';
import { FighterCard } from '../../components/fighters/FighterCard';
import { FighterCardSkeleton } from '../../components/fighters/FighterCardSkeleton';
import { FighterFilters } from '../../components/fighters/FighterFilters';
import { FighterGrid } from '../../components/fighters/FighterGrid';
import { FighterRecruitment } from '../../components/fighters/FighterRecruitment';
import { noFilterValues, rosterFilters } from '../../components/fighters/rosterFilters';
import { PageHeader } from '../../components/layout/PageHeader';
import { Section } from '../../components/layout/Section';
import { Button } from '../../components/primitives/Button';
import { Icon } from '../../components/primitives/Icon';
import { ResultsLine } from '../../components/primitives/ResultsLine';
import { Skeleton } from '../../components/primitives/Skeleton';
import { VisuallyHidden } from '../../components/primitives/VisuallyHidden';
import { comparisonContent } from '../../content/comparison';
import { loadingNames } from '../../content/feedback';
import { fightersContent } from '../../content/fighters';
import type { Fighter } from '../../domain/fighter';
import { filterItems, type FilterValues } from '../../domain/filters';
import type { Loadable } from '../../components/feedback/loadable';
import { Results, Roster } from './FightersView.styles';

interface FightersViewProps {
  /** The whole roster; filtering happens here (spec §5). */
  fighters: Loadable<Fighter[]>;
  /** The values of the filters. */
  filters: FilterValues;
  /** Called with the values when a visitor changes one. */
  onFiltersChange: (filters: FilterValues) => void;
  /** Called when a visitor wants to compare two fighters. */
  onCompare: () => void;
  /** The button that opens the comparison. */
  compareRef?: Ref<HTMLButtonElement>;
}

/** The number of skeletons while the roster loads (spec §9). */
const skeletonCount = 12;

const noFighters: Fighter[] = [];

/**
 * Shows the first fighters that match to a visitor who filters further down, or above a phone's keyboard.
 *
 * @param results the line above the cards
 */
function showResults(search: HTMLInputElement | null, results: HTMLDivElement | null) {
  const bar = search?.form?.getBoundingClientRect();
  const cards = results?.nextElementSibling?.firstElementChild;
  const card = cards?.firstElementChild?.getBoundingClientRect();
  if (!bar || !card) return;
  const { offsetTop, height } = visualViewport ?? { offsetTop: 0, height: innerHeight };
  // The line above the cards, where there is room for it.
  const first = height < 1.5 * card.height ? cards : results;
  const isCovered = first && first.getBoundingClientRect().top < bar.bottom;
  if (isCovered || card.top + card.height / 2 > offsetTop + height) first?.scrollIntoView();
}

/** The roster (spec §2, Fighters page): all of it, narrowed by filters, loading, failed, empty, or without a match. */
export function FightersView({
  fighters,
  filters,
  onFiltersChange,
  onCompare,
  compareRef,
}: FightersViewProps) {
  const roster = fighters.status === 'ready' ? fighters.data : noFighters;
  const shown = useMemo(() => filterItems(roster, rosterFilters, filters), [roster, filters]);
  const { title, intro, withoutScript } = fightersContent;
  const search = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);

  // What was typed while the roster was loaded.
  const isReady = fighters.status === 'ready';
  useEffect(() => {
    const isTyping = search.current?.value && search.current === document.activeElement;
    if (isReady && isTyping) showResults(search.current, results.current);
  }, [isReady]);

  return (
    <Section>
      <PageHeader title={title} intro={intro} />
      <p className="without-script">{withoutScript}</p>
      <Roster>
        <FighterFilters
          values={filters}
          fighters={roster}
          onChange={(next) => {
            // Before the change, while the layout is known.
            showResults(search.current, results.current);
            onFiltersChange(next);
          }}
          searchRef={search}
        />
        <LoadableContent
          loadable={fighters}
          what={loadingNames.fighters}
          skeleton={
            <>
              <Results aria-hidden="true">
                <Skeleton width="11rem" height="1.5rem" />
                <Skeleton width="8.5rem" height="2.75rem" />
              </Results>
              <GridSkeleton grid={FighterGrid} card={FighterCardSkeleton} count={skeletonCount} />
            </>
          }
        >
          {() => (
            <>
              <Results ref={results}>
                <ResultsLine
                  shown={shown.length}
                  total={roster.length}
                  noun={fightersContent.noun}
                />
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
              <MatchingFighters
                fighters={shown}
                onClear={() => {
                  onFiltersChange(noFilterValues);
                  // The button is removed with the message.
                  search.current?.focus();
                }}
              />
            </>
          )}
        </LoadableContent>
        <FighterRecruitment />
      </Roster>
    </Section>
  );
}

interface MatchingFightersProps {
  fighters: readonly Fighter[];
  /** Called when a visitor clears the filters, which nobody matches. */
  onClear: () => void;
}

/**
 * Renders the cards after the field and the results line were painted: to clear a search took a slow phone 184 ms until the
 * next paint with 60 fighters, and 752 ms with 600.
 */
function MatchingFighters({ fighters, onClear }: MatchingFightersProps) {
  const deferred = useDeferredValue(fighters);
  const cards = useMemo(
    () => (
      // In a boundary of their own, so that React hydrates the controls above them first.
      <Suspense>
        <FighterGrid>
          {deferred.map((fighter, index) => (
            <FighterCard key={fighter.id} fighter={fighter} priority={index === 0} />
          ))}
        </FighterGrid>
      </Suspense>
    ),
    [deferred],
  );
  const { title, text, action } = fightersContent.noResults;
  return (
    <div aria-busy={deferred !== fighters || undefined}>
      {deferred.length > 0 ? (
        cards
      ) : (
        <EmptyState
          icon="search"
          title={title}
          text={text}
          action={<Button onClick={onClear}>{action}</Button>}
        />
      )}
    </div>
  );
}
