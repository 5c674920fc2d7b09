import { queryOptions, useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { fighterQueries } from '../api/queries';
import { toLoadable } from './toLoadable';
import { loadOrReload } from '../components/feedback/lazyComponent';
import { LoadableContent } from '../components/feedback/LoadableContent';
import type { Corner } from '../components/fighters/TaleOfTheTape';
import { TaleOfTheTapeSkeleton } from '../components/fighters/TaleOfTheTapeSkeleton';
import { Dialog } from '../components/primitives/Dialog';
import { comparisonContent } from '../content/comparison';
import { loadingNames } from '../content/feedback';
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

const taleQuery = queryOptions({
  queryKey: ['code', 'TaleOfTheTape'],
  // Only who presses Retry expects another document, should it take one.
  queryFn: ({ client, queryKey }) =>
    client.getQueryState(queryKey)?.errorUpdateCount ? loadOrReload(loadTale) : loadTale(),
});

/** Two fighters in a dialog. What it shows them with, and beside it the roster, are loaded when it is opened. */
export function Comparison(props: ComparisonProps) {
  const { fighter, onClose, opener } = props;
  const roster = useQuery(fighterQueries.all());
  const tale = useQuery(taleQuery);
  const { title, hint } = comparisonContent;
  const skeleton = <TaleOfTheTapeSkeleton />;
  return (
    <Dialog title={title} opener={opener} onClose={onClose}>
      <LoadableContent
        loadable={toLoadable(roster)}
        what={loadingNames.fighters}
        skeleton={skeleton}
      >
        {(fighters) => (
          <LoadableContent
            loadable={toLoadable(tale)}
            what={loadingNames.comparison}
            skeleton={skeleton}
          >
            {(TaleOfTheTape) => (
              <TaleOfTheTape
                corners={cornersOf(fighters, props)}
                hint={fighter ? hint.onProfile : hint.onRoster}
              />
            )}
          </LoadableContent>
        )}
      </LoadableContent>
    </Dialog>
  );
}

/** Returns the fighters but one, who cannot be compared with themselves. */
const without = (fighters: readonly Fighter[], fighter?: Fighter) =>
  fighters.filter(({ id }) => id !== fighter?.id);

/** Returns both corners; that of the profile's fighter, of whom the address says nothing, is not to be chosen for. */
function cornersOf(
  roster: readonly Fighter[],
  { fighter: fixed, ids, onChoose }: ComparisonProps,
): Pair<Corner> {
  const { corners } = comparisonContent;
  const [firstId, secondId] = fixed ? [fixed.id, ...ids] : ids;
  const first = fixed ?? roster.find(({ id }) => id === firstId);
  const second = without(roster, first).find(({ id }) => id === secondId);
  const choice = (
    label: string,
    other: Fighter | undefined,
    idsWith: (id: string) => string[],
  ) => ({
    label,
    fighters: without(roster, other),
    onChoose: (id: string) => {
      onChoose(idsWith(id));
    },
  });
  if (fixed) {
    return [
      { fighter: fixed },
      { fighter: second, choice: choice(corners.opponent, fixed, (id) => [id]) },
    ];
  }
  return [
    {
      fighter: first,
      choice: choice(corners.first, second, (id) => (second ? [id, second.id] : [id])),
    },
    {
      fighter: second,
      choice: choice(corners.second, first, (id) => [first?.id ?? '', id]),
    },
  ];
}
