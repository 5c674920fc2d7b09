import { useId, type ReactNode } from 'react';
import { Action, ActionList, ActionsPanel, ActionText, ActionsTitle } from './QuickActions.styles';

interface QuickActionsProps {
  /** The heading. */
  title: string;
  /** Each action: a line that introduces it, and its button or link. */
  actions: readonly { text: string; action: ReactNode }[];
}

/** Renders the actions a member can take right away, side by side (spec §2, Community page). */
export function QuickActions({ title, actions }: QuickActionsProps) {
  const titleId = useId();
  return (
    <ActionsPanel aria-labelledby={titleId}>
      <ActionsTitle id={titleId}>{title}</ActionsTitle>
      <ActionList role="list">
        {actions.map(({ text, action }) => (
          <Action key={text}>
            <ActionText>{text}</ActionText>
            {action}
          </Action>
        ))}
      </ActionList>
    </ActionsPanel>
  );
}
