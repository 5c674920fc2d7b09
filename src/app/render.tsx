import { text } from 'node:stream/consumers';
// Not the build for Node, whose AsyncLocalStorage slows every later request of the process down on Node 20, by an eighth.
// This one's development build reports once on Node 20 that it "encountered an empty buffer": an empty text of a page.
import { prerender } from 'react-dom/static.edge';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import type { LeagueReader } from '../api/leagueReader';
import { createQueryClient } from '../api/queryClient';
import type { Submission } from '../components/forms/submission';
import { App } from './App';
import { pageStateScript } from './pageState';
import { Providers } from './Providers';
import { matchRoute, readQueries, routeNameOf } from './routes';
import { overlaySamples } from './speed/overlaySamples';

/** A page as HTML, in the parts that the template of `index.html` takes. */
export interface RenderedPage {
  /** Whether the address leads to something; its page is designed either way. */
  found: boolean;
  /** Metadata, preloads and styles. */
  head: string;
  /** `#root` with the page in it, and with the name of its route for the start script. */
  body: string;
  /** The element with the data that the page was rendered from, for hydration. */
  state: string;
}

/**
 * Renders the page at `path` with its data.
 *
 * @param reader reads the records that the page shows, and for which moment.
 * @param origin the site's public origin, for what needs a whole URL.
 * @param posted what came of the form that the page was requested with.
 * @throws whatever a read or a component threw.
 */
export type RenderPage = (
  path: string,
  reader: LeagueReader,
  origin?: string,
  posted?: Submission,
) => Promise<RenderedPage>;

const rootTag = '<div id="root"';

/** The {@link RenderPage} of this site. */
export const renderPage: RenderPage = async (path, reader, origin, posted) => {
  const match = matchRoute(path);
  const queryClient = createQueryClient(reader);
  const now = reader.now();
  const reads = await readQueries(queryClient, match);
  const found = match.route.exists(reads);
  const styles = new ServerStyleSheet();
  let failure: { error: unknown } | undefined;
  try {
    const { prelude } = await prerender(
      styles.collectStyles(
        // Within the tree, so that React writes what belongs in the head before it.
        <div id="root" data-route={routeNameOf(match.route)}>
          <Providers queryClient={queryClient} origin={origin} now={now} posted={posted}>
            <StaticRouter location={path}>
              <App />
            </StaticRouter>
          </Providers>
        </div>,
      ),
      {
        // Nothing is sent ahead of the rest, to be put into place by a script.
        progressiveChunkSize: Infinity,
        onError: (error) => {
          failure ??= { error };
        },
      },
    );
    // A page that says that there is nothing has no comparison, and is requested by whoever guesses addresses.
    if (found) await prerender(styles.collectStyles(overlaySamples));
    // React itself would leave a failed page to the browser.
    if (failure) throw failure.error;
    const html = await text(prelude);
    const start = html.indexOf(rootTag);
    return {
      found,
      head: html.slice(0, start) + styles.getStyleTags(),
      body: html.slice(start),
      state: pageStateScript({ origin, now, reads, posted }),
    };
  } finally {
    styles.seal();
  }
};
