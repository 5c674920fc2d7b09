import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { leagueTheme } from './theme';

/** Renders a docs page with the league's styles and tokens. */
export function LeagueDocs({ children, ...props }: ComponentProps<typeof DocsContainer>) {
  return (
    <DocsContainer {...props} theme={leagueTheme}>
      <main>{children}</main>
    </DocsContainer>
  );
}
