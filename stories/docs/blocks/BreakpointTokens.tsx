import { breakpoints } from '../../../src/theme/breakpoints';
import { Screen } from './BreakpointTokens.styles';
import { TokenTable } from './TokenTable';

/** Renders the breakpoints, drawn at a tenth of their size. */
export function BreakpointTokens() {
  return (
    <TokenTable
      caption="Breakpoints"
      rows={Object.entries(breakpoints).map(([name, width]) => ({
        sample: <Screen style={{ '--screen-width': `${width}px` }} />,
        code: `\${from.${name}}`,
        value: `${width}px and wider`,
      }))}
    />
  );
}
