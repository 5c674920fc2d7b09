import { offlineNotice } from '../../content/offline';
import { FocusClearance, Line, Root } from './OfflineNotice.styles';

interface OfflineNoticeProps {
  /** Whether there is no network just now. */
  offline: boolean;
}

/**
 * A quiet line at the bottom of the screen for as long as there is no network, read out when there is time. It
 * lies over the page, so that nothing moves when it comes and goes. Its place stays, empty: screen readers
 * follow a live region that was there before its words.
 */
export function OfflineNotice({ offline }: OfflineNoticeProps) {
  return (
    <Root role="status">
      {offline && (
        <>
          <FocusClearance />
          <Line>{offlineNotice}</Line>
        </>
      )}
    </Root>
  );
}
