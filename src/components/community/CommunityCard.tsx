import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../primitives/Icon';
import * as S from './CommunityCard.styles';

interface CommunityCardProps {
  /** The offer, in a few words. */
  title: string;
  /** One sentence that explains the offer. */
  text: string;
  /** An icon that represents the offer. */
  icon: ComponentProps<typeof Icon>['name'];
  /** The button under the text. */
  action: ReactNode;
}

/** Renders one offer of the community with the button that leads to it (spec §2, Home). */
export function CommunityCard({ title, text, icon, action }: CommunityCardProps) {
  return (
    <S.Panel>
      <Icon name={icon} size={32} />
      <S.PanelTitle>{title}</S.PanelTitle>
      <S.PanelText>{text}</S.PanelText>
      {action}
    </S.Panel>
  );
}
