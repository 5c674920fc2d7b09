import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createQueryClient } from '../api/queryClient';
import { App } from './App';
import { registerWorkerLater } from './offline/registerWorker';
import { recordInput } from './speed/InputBeforeHydration';
import { preloadLinks } from './speed/preloadLinks';
import { Providers } from './Providers';
import { readPageState } from './pageState';
import { matchRoute } from './routes';
import { giveFirstEntryAKey } from './useScrollRestoration';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root"');

const state = readPageState();
const queryClient = createQueryClient();
const { route, params } = matchRoute(window.location.pathname);
if (state) {
  for (const [name, { queryKey }] of Object.entries(route.queries(params))) {
    queryClient.setQueryData(queryKey, state.reads[name]);
  }
}
giveFirstEntryAKey();

const site = (
  <StrictMode>
    <Providers queryClient={queryClient} {...state}>
      {/* The App defers what a navigation renders, so the router need not. */}
      <BrowserRouter useTransitions={false}>
        <App />
      </BrowserRouter>
    </Providers>
  </StrictMode>
);

/** Hydrates a page that the server rendered; renders the client-side shell. */
async function start(root: HTMLElement) {
  // Loaded before the first render, which would have nothing to show without it. A rendered page without its code can
  // still be read and left by its links, but the shell has to say what is missing.
  await route.preload().catch((error: unknown) => {
    if (state) throw error;
  });
  // As a transition React works in slices that yield to taps, and not in one long task.
  startTransition(() => {
    if (state) {
      recordInput();
      hydrateRoot(root, site);
    } else createRoot(root).render(site);
  });
  preloadLinks(queryClient);
  // The development server has no worker.
  if (import.meta.env.PROD) registerWorkerLater();
}

start(root).catch((error: unknown) => {
  // Buttons that were pressed are not busy any more. The development server has no start script.
  window.giveUp?.(error);
  throw error;
});
