import { feedbackContent } from '../../content/feedback';
import { FocusClearance, Line, Root } from './OfflineNotice.styles';

interface OfflineNoticeProps {
  /** Whether the browser has no network. */
  offline: boolean;
}

/** Renders a line over the bottom of the screen while the browser is offline, announced politely. */
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
