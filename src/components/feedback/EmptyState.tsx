import type { ReactNode } from 'react';
import { Icon } from '../primitives/Icon';
import type { IconName } from '../primitives/iconShapes';
import { IconFrame, Root, Text, Title, Copy } from './EmptyState.styles';

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

/**
 * Renders a message in place of a list that is empty. For a list that failed to load use `LoadFailure`; for a
 * whole page `MissingPage`.
 */
export function EmptyState({ title, text, icon, action, headingLevel = 2 }: EmptyStateProps) {
  return (
    <Root>
      {icon !== undefined && (
        <IconFrame>
          <Icon name={icon} size={40} />
        </IconFrame>
      )}
      <Copy>
        <Title as={`h${headingLevel}`}>{title}</Title>
        <Text>{text}</Text>
      </Copy>
      {action}
    </Root>
  );
}
