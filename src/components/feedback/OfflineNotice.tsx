import { feedbackContent } from '../../content/feedback';
import * as S from './OfflineNotice.styles';

interface OfflineNoticeProps {
  /** Whether the browser has no network. */
  offline: boolean;
}

/** Renders a line over the bottom of the screen while the browser is offline, announced politely. */
export function OfflineNotice({ offline }: OfflineNoticeProps) {
  return (
    <S.LiveRegion role="status">
      {offline && (
        <>
          <S.FocusClearance />
          <S.Line>{feedbackContent.offline}</S.Line>
        </>
      )}
    </S.LiveRegion>
  );
}
