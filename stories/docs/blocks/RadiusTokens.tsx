import { radii } from '../../../src/theme/tokens';
import { Corner } from './RadiusTokens.styles';
import { TokenTable } from './TokenTable';

/** Renders the border radii. */
export function RadiusTokens() {
  return (
    <TokenTable
      caption="Radii"
      rows={Object.entries(radii).map(([name, { value, use }]) => ({
        sample: <Corner style={{ '--corner-radius': value }} />,
        code: `var(--radius-${name})`,
        value,
        use,
      }))}
    />
  );
}
