import { spaces } from '../../../src/theme/tokens';
import { Bar } from './SpaceTokens.styles';
import { TokenTable } from './TokenTable';

/** Renders the scale of distances, drawn at their real width. */
export function SpaceTokens() {
  return (
    <TokenTable
      caption="Spaces"
      rows={Object.entries(spaces).map(([name, value]) => ({
        sample: <Bar style={{ '--bar-width': value }} />,
        code: `var(--space-${name})`,
        value,
      }))}
    />
  );
}
