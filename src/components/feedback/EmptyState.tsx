import type { ReactNode } from 'react';
import { Icon } from '../primitives/Icon';
import type { IconName } from '../primitives/iconShapes';
import * as S from './Placeholder.styles';

interface EmptyStateProps {
  /** What is missing, such as "No Fighters Found". */
  title: string;
  /** What the visitor can do about it. */
  text: string;
  /** An icon that represents what is missing. */
  icon?: IconName;
  /** A button or link for the next step. */
  action?: ReactNode;
  /** The heading level of the title in the page's outline. */
  headingLevel?: 2 | 3;
}

/** Renders a message in place of an empty list. For one that failed to load use `LoadFailure`. */
export function EmptyState({ title, text, icon, action, headingLevel = 2 }: EmptyStateProps) {
  return (
    <S.Placeholder>
      {icon !== undefined && <Icon name={icon} size={40} />}
      <S.PlaceholderCopy>
        <S.PlaceholderTitle as={`h${headingLevel}`}>{title}</S.PlaceholderTitle>
        <S.PlaceholderText>{text}</S.PlaceholderText>
      </S.PlaceholderCopy>
      {action}
    </S.Placeholder>
  );
}
