import { feedbackContent } from '../../content/feedback';
import { FocusClearance, Line, LiveRegion } from './OfflineNotice.styles';

interface OfflineNoticeProps {
  /** Whether the browser has no network. */
  offline: boolean;
}

/** Renders a line over the bottom of the screen while the browser is offline, announced politely. */
export function OfflineNotice({ offline }: OfflineNoticeProps) {
  return (
    <LiveRegion role="status">
      {offline && (
        <>
          <FocusClearance />
          <Line>{feedbackContent.offline}</Line>
        </>
      )}
    </LiveRegion>
  );
}
