import type { Submission } from '../components/forms/submission';
import { inlineJson } from '../pages/metadata/inlineJson';

/** What the server sends with a rendered page for the browser to hydrate it. */
export interface PageState {
  /** The site's public origin, if the server knows it. */
  origin?: string;
  /** The moment that the page is rendered for, in ms since the epoch. */
  now: number;
  /** What the route's queries have read, by their names: the same whichever id is in the address. */
  reads: Record<string, unknown>;
  /** What came of the form that the page was requested with. */
  posted?: Submission | undefined;
}

const elementId = 'page-state';

/** Returns the state as a script element that the page carries. */
export function pageStateScript(state: PageState): string {
  return `<script type="application/json" id="${elementId}">${inlineJson(state)}</script>`;
}

/** Returns the state that the current document carries; `undefined` in the client-side shell. */
export function readPageState(): PageState | undefined {
  const json = document.getElementById(elementId)?.textContent;
  return json ? (JSON.parse(json) as PageState) : undefined;
}
