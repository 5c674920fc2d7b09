import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, type RefObject } from 'react';
import { fighterQueries } from '../api/queries';
import { toLoadable } from './toLoadable';
import { ErrorBoundary } from '../components/feedback/ErrorBoundary';
import { lazyComponent, loadOrReload } from '../components/feedback/lazyComponent';
import { LoadableContent } from '../components/feedback/LoadableContent';
import { LoadFailure } from '../components/feedback/LoadFailure';
import { LoadingStatus } from '../components/feedback/LoadingStatus';
import type { Corner } from '../components/fighters/TaleOfTheTape';
import { TaleOfTheTapeSkeleton } from '../components/fighters/TaleOfTheTapeSkeleton';
import { Dialog } from '../components/primitives/Dialog';
import { comparisonContent } from '../content/comparison';
import { feedbackContent, loadingNames } from '../content/feedback';
import type { Pair } from '../domain/taleOfTheTape';
import type { Fighter } from '../domain/fighter';

interface ComparisonProps {
  /** The fighter whose profile it is opened on; left out on the roster, where both corners can be chosen for. */
  fighter?: Fighter;
  /** The ids in the address; those of unknown fighters leave their corners empty. */
  ids: readonly string[];
  /** Called with the ids that the address is to name. */
  onChoose: (ids: readonly string[]) => void;
  onClose: () => void;
  /** The control that opens it. */
  opener: RefObject<HTMLElement | null>;
}

const loadTale = async () => (await import('../components/fighters/TaleOfTheTape')).TaleOfTheTape;

const TaleOfTheTape = lazyComponent(loadTale, () => loadOrReload(loadTale));

/** Two fighters in a dialog. What it shows them with, and the roster, are loaded when it is opened. */
export function Comparison({ fighter, ids, onChoose, onClose, opener }: ComparisonProps) {
  const roster = useQuery(fighterQueries.all());
  const { title, hint } = comparisonContent;
  const skeleton = <TaleOfTheTapeSkeleton />;
  const status = useRef<HTMLElement>(null);

  useEffect(() => {
    // Beside the roster, not after it.
    loadTale().catch(() => undefined);
  }, []);

  const failure = (_error: unknown, reset: () => void) => {
    const retry = () => {
      // The retry button is removed with the failure.
      status.current?.focus({ preventScroll: true });
      reset();
    };
    return <LoadFailure what={loadingNames.comparison} onRetry={retry} />;
  };

  return (
    <Dialog title={title} opener={opener} onClose={onClose}>
      <LoadingStatus ref={status} label="" />
      <LoadableContent
        loadable={toLoadable(roster)}
        what={loadingNames.fighters}
        skeleton={skeleton}
      >
        {(fighters) => (
          <ErrorBoundary fallback={failure}>
            <Suspense
              fallback={
                <>
                  <LoadingStatus label={feedbackContent.loading(loadingNames.comparison)} />
                  {skeleton}
                </>
              }
            >
              <TaleOfTheTape
                corners={
                  fighter
                    ? cornersOnProfile(fighter, fighters, ids, onChoose)
                    : cornersOnRoster(fighters, ids, onChoose)
                }
                hint={fighter ? hint.onProfile : hint.onRoster}
              />
            </Suspense>
          </ErrorBoundary>
        )}
      </LoadableContent>
    </Dialog>
  );
}

type Corners = Pair<Corner>;

/** Everybody but one: nobody fights themselves. */
const without = (fighters: readonly Fighter[], fighter?: Fighter) =>
  fighters.filter(({ id }) => id !== fighter?.id);

function cornersOnProfile(
  fighter: Fighter,
  roster: readonly Fighter[],
  [opponentId]: readonly string[],
  onChoose: ComparisonProps['onChoose'],
): Corners {
  const opponents = without(roster, fighter);
  return [
    { fighter },
    {
      fighter: opponents.find(({ id }) => id === opponentId),
      choice: {
        label: comparisonContent.corners.opponent,
        fighters: opponents,
        onChoose: (id) => {
          onChoose([id]);
        },
      },
    },
  ];
}

function cornersOnRoster(
  roster: readonly Fighter[],
  [firstId, secondId]: readonly string[],
  onChoose: ComparisonProps['onChoose'],
): Corners {
  const first = roster.find(({ id }) => id === firstId);
  const second = without(roster, first).find(({ id }) => id === secondId);
  return [
    {
      fighter: first,
      choice: {
        label: comparisonContent.corners.first,
        fighters: without(roster, second),
        onChoose: (id) => {
          onChoose(second ? [id, second.id] : [id]);
        },
      },
    },
    {
      fighter: second,
      choice: {
        label: comparisonContent.corners.second,
        fighters: without(roster, first),
        onChoose: (id) => {
          onChoose([first?.id ?? '', id]);
        },
      },
    },
  ];
}
