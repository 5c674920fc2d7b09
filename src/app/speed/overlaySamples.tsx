import { NextEvent } from '../../components/events/NextEvent';
import { FighterStatusBadge } from '../../components/fighters/FighterStatusBadge';
import { TaleOfTheTape } from '../../components/fighters/TaleOfTheTape';
import { TaleOfTheTapeSkeleton } from '../../components/fighters/TaleOfTheTapeSkeleton';
import { Dialog } from '../../components/primitives/Dialog';
import { fighterStatuses, type Fighter } from '../../domain/fighter';

const fighter: Fighter = {
  id: '',
  name: '',
  weightClass: 'any',
  record: '',
  wins: 2,
  losses: 1,
  draws: 1,
  status: 'active',
};

/** With a lower win rate, so that one value is the greater. */
const opponent: Fighter = { ...fighter, wins: 1 };

const choice = { label: '', fighters: [], onChoose: () => undefined };

/**
 * What a press opens: the comparison, which loads, is empty, or is complete, and the end of the menu. The server renders it
 * for its styles alone, which are then in the page before the press (docs/performance.md has the figure). Whatever else
 * opens on a press belongs here.
 */
export const overlaySamples = (
  <>
    <Dialog title="" onClose={() => undefined}>
      <TaleOfTheTapeSkeleton />
      <TaleOfTheTape corners={[{ choice }, { choice }]} hint="" />
      <TaleOfTheTape corners={[{ fighter }, { fighter: opponent }]} hint="" />
      {fighterStatuses.map((status) => (
        <FighterStatusBadge key={status} status={status} />
      ))}
    </Dialog>
    <NextEvent events={{ status: 'loading' }} />
  </>
);
