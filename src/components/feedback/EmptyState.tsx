import type { ReactNode } from 'react';
import { Icon } from '../primitives/Icon';
import type { IconName } from '../primitives/iconShapes';
import { IconFrame, Root, Text, Title, Words } from './EmptyState.styles';

interface EmptyStateProps {
  /** What there is not, such as "No Fighters Found". */
  title: string;
  /** What to do about it. */
  text: string;
  /** What is missing, as a shape. */
  icon?: IconName;
  /** A button or link that leads on. */
  action?: ReactNode;
  /** The title's place in the page's outline. */
  headingLevel?: 2 | 3;
}

/**
 * Stands where a list would be that has nothing in it. For a list that failed: `LoadFailure`; for a whole page:
 * `MissingPage`.
 */
export function EmptyState({ title, text, icon, action, headingLevel = 2 }: EmptyStateProps) {
  return (
    <Root>
      {icon !== undefined && (
        <IconFrame>
          <Icon name={icon} size={40} />
        </IconFrame>
      )}
      <Words>
        <Title as={`h${headingLevel}`}>{title}</Title>
        <Text>{text}</Text>
      </Words>
      {action}
    </Root>
  );
}
