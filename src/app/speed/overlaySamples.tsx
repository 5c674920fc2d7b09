import { NextEvent } from '../../components/events/NextEvent';
import { TaleOfTheTape } from '../../components/fighters/TaleOfTheTape';
import { TaleOfTheTapeSkeleton } from '../../components/fighters/TaleOfTheTapeSkeleton';
import { Dialog } from '../../components/primitives/Dialog';
import type { Fighter } from '../../domain/fighter';

const fighter: Fighter = {
  id: '',
  name: '',
  weightClass: '',
  record: '',
  wins: 0,
  losses: 0,
  draws: 0,
  status: 'active',
};

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
      <TaleOfTheTape corners={[{ fighter }, { fighter }]} hint="" />
    </Dialog>
    <NextEvent events={{ status: 'loading' }} />
  </>
);
