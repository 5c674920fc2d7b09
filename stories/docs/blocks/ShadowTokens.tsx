import { shadows } from '../../../src/theme/tokens';
import { Panel } from './ShadowTokens.styles';
import { TokenTable } from './TokenTable';

/** Renders the shadows of elements that float above the page. */
export function ShadowTokens() {
  return (
    <TokenTable
      caption="Shadows"
      rows={Object.entries(shadows).map(([name, { value, use }]) => ({
        sample: <Panel style={{ '--panel-shadow': value }} />,
        code: `var(--shadow-${name})`,
        value,
        use,
      }))}
    />
  );
}
