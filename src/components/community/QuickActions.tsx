import { useId } from 'react';
import { ButtonLink } from '../primitives/ButtonLink';
import { ComingSoonButton } from '../primitives/ComingSoonButton';
import * as S from './QuickActions.styles';

interface QuickActionsProps {
  /** The heading. */
  title: string;
  /** Each action: a line that introduces it, its label, and where it leads; one without a target is still to come. */
  actions: readonly { text: string; label: string; to?: string }[];
}

/** Renders the actions a member can take right away, side by side (spec §2, Community page). */
export function QuickActions({ title, actions }: QuickActionsProps) {
  const titleId = useId();
  return (
    <S.ActionsPanel aria-labelledby={titleId}>
      <S.ActionsTitle id={titleId}>{title}</S.ActionsTitle>
      <S.ActionList role="list">
        {actions.map(({ text, label, to }) => (
          <S.Action key={text}>
            <S.ActionText>{text}</S.ActionText>
            {to ? (
              <ButtonLink to={to}>{label}</ButtonLink>
            ) : (
              <ComingSoonButton>{label}</ComingSoonButton>
            )}
          </S.Action>
        ))}
      </S.ActionList>
    </S.ActionsPanel>
  );
}
