import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../primitives/Icon';
import { Panel, PanelText, PanelTitle } from './CommunityCard.styles';

interface CommunityCardProps {
  /** What is offered, in a few words. */
  title: string;
  /** A sentence on it. */
  text: string;
  /** A shape that stands for it. */
  icon: ComponentProps<typeof Icon>['name'];
  /** The button under the text. */
  action: ReactNode;
}

/** One thing the community offers, and the button that leads there (spec §2, Home). */
export function CommunityCard({ title, text, icon, action }: CommunityCardProps) {
  return (
    <Panel>
      <Icon name={icon} size={32} />
      <PanelTitle>{title}</PanelTitle>
      <PanelText>{text}</PanelText>
      {action}
    </Panel>
  );
}
