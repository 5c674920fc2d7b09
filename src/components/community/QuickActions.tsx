import { useId, type ReactNode } from 'react';
import * as S from './QuickActions.styles';

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
    <S.ActionsPanel aria-labelledby={titleId}>
      <S.ActionsTitle id={titleId}>{title}</S.ActionsTitle>
      <S.ActionList role="list">
        {actions.map(({ text, action }) => (
          <S.Action key={text}>
            <S.ActionText>{text}</S.ActionText>
            {action}
          </S.Action>
        ))}
      </S.ActionList>
    </S.ActionsPanel>
  );
}
