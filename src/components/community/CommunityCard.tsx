import { ComingSoonButton } from '../primitives/ComingSoonButton';
import { Icon } from '../primitives/Icon';
import type { IconName } from '../primitives/iconShapes';
import * as S from './CommunityCard.styles';

interface CommunityCardProps {
  /** The offer, in a few words. */
  title: string;
  /** One sentence that explains the offer. */
  text: string;
  /** An icon that represents the offer. */
  icon: IconName;
  /** The label of the button under the text. */
  action: string;
}

/** Renders one offer of the community with its button, which has no action yet (spec §2, Home). */
export function CommunityCard({ title, text, icon, action }: CommunityCardProps) {
  return (
    <S.Panel>
      <Icon name={icon} size={32} />
      <S.PanelTitle>{title}</S.PanelTitle>
      <S.PanelText>{text}</S.PanelText>
      <ComingSoonButton>{action}</ComingSoonButton>
    </S.Panel>
  );
}
