import { feedbackContent } from '../../content/feedback';
import { FocusClearance, Line, Root } from './OfflineNotice.styles';

interface OfflineNoticeProps {
  /** Whether the browser has no network. */
  offline: boolean;
}

/**
 * Renders a line at the bottom of the screen while the browser is offline, announced politely. It covers the page,
 * so nothing moves when it appears. The empty live region stays in the page, since screen readers announce only
 * changes of a region they already know.
 */
export function OfflineNotice({ offline }: OfflineNoticeProps) {
  return (
    <Root role="status">
      {offline && (
        <>
          <FocusClearance />
          <Line>{feedbackContent.offline}</Line>
        </>
      )}
    </Root>
  );
}
