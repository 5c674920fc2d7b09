import { dehydrate } from '@tanstack/react-query';
import { Writable } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { createQueryClient } from '../api/queryClient';
import { ApiError } from '../api/request';
import { App } from './App';
import { inlineJson } from './inlineJson';
import { metaTags } from './meta/metaTags';
import { pageMeta } from './meta/pageMeta';
import { Providers } from './Providers';
import { matchScreen } from './screens';

/** A page as HTML, in the parts that the template of `index.html` takes. */
export interface RenderedPage {
  /** Whether the address leads to something; its page is designed either way. */
  found: boolean;
  /** Title, preloads, styles, and what the page says of itself. */
  head: string;
  /** `#root` with the page in it. */
  body: string;
  /** The data the page was made of, as JSON that is safe within a script element. */
  state: string;
}

/**
 * Renders the screen at `path` with its data.
 *
 * @param readApi answers a path of the API with its JSON; `undefined` when nothing is there.
 * @param origin the site's public origin, for what must be stated as a whole address.
 * @throws whatever a read or a component threw.
 */
export type RenderPage = (
  path: string,
  readApi: (path: string) => Promise<unknown>,
  origin?: string,
) => Promise<RenderedPage>;

const rootTag = '<div id="root">';

/** The {@link RenderPage} of this site. */
export const renderPage: RenderPage = async (path, readApi, origin) => {
  const { screen, params } = matchScreen(path);
  const queryClient = createQueryClient(async (apiPath) => {
    const json = await readApi(apiPath);
    if (json === undefined) throw new ApiError(404, 'Not found');
    return json;
  });
  await Promise.all(screen.prefetch?.(queryClient, params) ?? []);

  const meta = pageMeta(screen, { client: queryClient, params, origin });
  const styles = new ServerStyleSheet();
  try {
    const html = await renderToText(
      styles.collectStyles(
        // Within the tree, so that what React lifts into the head comes before it in the text.
        <div id="root">
          <Providers queryClient={queryClient}>
            <StaticRouter location={path}>
              <App />
            </StaticRouter>
          </Providers>
        </div>,
      ),
    );
    const start = html.indexOf(rootTag);
    return {
      found: screen.exists?.(queryClient, params) ?? true,
      head: html.slice(0, start) + styles.getStyleTags() + metaTags(meta, origin),
      body: html.slice(start),
      state: inlineJson(dehydrate(queryClient)),
    };
  } finally {
    styles.seal();
  }
};

/** The whole page at once: every part is there before the first byte leaves. */
function renderToText(element: ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    let html = '';
    const sink = new Writable({
      decodeStrings: false,
      write(chunk: string | Buffer, _encoding, done) {
        html += chunk.toString();
        done();
      },
      final(done) {
        resolve(html);
        done();
      },
    });
    const stream = renderToPipeableStream(element, {
      // Nothing is sent ahead of the rest, to be put into place by a script.
      progressiveChunkSize: Infinity,
      onAllReady: () => {
        stream.pipe(sink);
      },
      onError: reject,
    });
  });
}
