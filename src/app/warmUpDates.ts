import { viewerClock } from '../components/primitives/useViewerClock';
import { league } from '../config/league';
import { eventDateText } from '../domain/dates';

/**
 * Formats a first date, and a first one in the visitor's own way, each in a task of its own. A browser's first use
 * of `Intl` is slow (docs/decisions/008): done before hydration, no tap has to wait for both and for React.
 */
export async function warmUpDates(): Promise<void> {
  const formatFirstDate = () => eventDateText(new Date().toISOString(), league.timeZone);
  for (const format of [formatFirstDate, viewerClock]) {
    await new Promise((done) => setTimeout(done));
    format();
  }
}
