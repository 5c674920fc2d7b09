import { Rule, Rules } from './RuleList.styles';

interface RuleListProps {
  /** The rules, one sentence each. */
  rules: readonly string[];
}

/** Renders the house rules as a numbered list (spec §2, Community page). */
export function RuleList({ rules }: RuleListProps) {
  return (
    <Rules role="list">
      {rules.map((rule) => (
        <Rule key={rule}>{rule}</Rule>
      ))}
    </Rules>
  );
}
