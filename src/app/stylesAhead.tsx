import { NextEvent } from '../components/events/NextEvent';
import { TaleOfTheTapeSkeleton } from '../components/fighters/TaleOfTheTapeSkeleton';
import { Dialog } from '../components/primitives/Dialog';
import { comparisonContent } from '../content/comparison';

/**
 * What a press opens first: the empty comparison, and the end of the menu. The server renders it for its styles alone, which
 * are then in the page before the press (docs/performance.md says why).
 */
export const openedByPress = (
  <>
    <Dialog title={comparisonContent.title} onClose={() => undefined}>
      <TaleOfTheTapeSkeleton />
    </Dialog>
    <NextEvent events={{ status: 'loading' }} />
  </>
);
