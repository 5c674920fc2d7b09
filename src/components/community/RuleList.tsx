import * as S from './RuleList.styles';

interface RuleListProps {
  /** The rules, one sentence each. */
  rules: readonly string[];
}

/** Renders the house rules as a numbered list (spec §2, Community page). */
export function RuleList({ rules }: RuleListProps) {
  return (
    <S.Rules role="list">
      {rules.map((rule) => (
        <S.Rule key={rule}>{rule}</S.Rule>
      ))}
    </S.Rules>
  );
}
