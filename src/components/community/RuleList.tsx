import { Rule, Rules } from './RuleList.styles';

interface RuleListProps {
  /** A sentence each. */
  rules: readonly string[];
}

/** The house rules, numbered (spec §2, Community page). */
export function RuleList({ rules }: RuleListProps) {
  return (
    <Rules role="list">
      {rules.map((rule) => (
        <Rule key={rule}>{rule}</Rule>
      ))}
    </Rules>
  );
}
