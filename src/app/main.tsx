import { hydrate, type DehydratedState } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createQueryClient } from '../api/queryClient';
import { viewerClock } from '../components/primitives/useViewerClock';
import { league } from '../config/league';
import { eventDateText } from '../domain/dates';
import { App } from './App';
import { Providers } from './Providers';
import { matchScreen } from './screens';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root"');

const queryClient = createQueryClient();
const state = document.getElementById('query-state')?.textContent;
if (state) hydrate(queryClient, JSON.parse(state) as DehydratedState);

const site = (
  <Providers queryClient={queryClient}>
    {/* Every change of address is told at once; what a screen waits for is the App's business. */}
    <BrowserRouter useTransitions={false}>
      <App />
    </BrowserRouter>
  </Providers>
);

/**
 * A browser's first date, and its first in the visitor's own way, take a phone longer than the page's whole
 * hydration: as tasks of their own, no tap has to wait for all at once.
 */
async function prepareDates() {
  const writeFirstDate = () => eventDateText(new Date().toISOString(), league.timeZone);
  for (const prepare of [writeFirstDate, viewerClock]) {
    await new Promise((done) => setTimeout(done));
    prepare();
  }
}

/** A page rendered by the server is taken up as it stands; without one the site starts from nothing. */
async function start(root: HTMLElement) {
  const { screen } = matchScreen(window.location.pathname);
  // Ready before the first render, which else would have nothing to show. Without it a rendered page can still
  // be read and left by its links, but the shell has to say what is missing.
  await screen.load().catch((error: unknown) => {
    if (state) throw error;
  });
  if (root.querySelector('time')) await prepareDates();
  // As a transition it is worked on in slices that yield to taps, and not as one long task.
  startTransition(() => {
    if (state) hydrateRoot(root, site);
    else createRoot(root).render(site);
  });
  // Both only improve a page that works without them, and a page that is left meanwhile can load neither.
  await Promise.all([import('./preloadLinks'), import('./offline/prepareForOffline')]).then(
    ([{ preloadLinks }, { prepareForOffline }]) => {
      preloadLinks(queryClient);
      prepareForOffline();
    },
    () => undefined,
  );
}

void start(root);
