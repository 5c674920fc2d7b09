import { createHash } from 'node:crypto';

/**
 * A rendered page can be read without its script, which therefore waits until the page has loaded and is
 * painted, or until its visitor does something, whichever is sooner: on a slow network text, fonts and the
 * largest picture need not share the line with it. The modules are imported side by side, each as a task of
 * its own. To import one again does nothing, unless the network failed it the first time.
 */
const startScript = `{
  const modules = document.currentScript.dataset.modules.split(' ');
  const start = () => modules.forEach((module) => import(module));
  const painted = () => requestAnimationFrame(() => setTimeout(start));
  addEventListener('load', painted);
  for (const action of ['pointerdown', 'keydown']) addEventListener(action, start, { once: true });
}`;

/** By which a page's policy allows {@link startScript} and no other. */
export const startScriptHash = `'sha256-${createHash('sha256').update(startScript).digest('base64')}'`;

const moduleTag =
  /<(?:script type="module"[^>]* src|link rel="modulepreload"[^>]* href)="([^"]+)"[^>]*>(?:<\/script>)?\s*/g;

/** Puts in place of a built shell's module tags a script that starts the same modules later. */
export function startLater(shell: string): string {
  const modules = [...shell.matchAll(moduleTag)].map(([, path]) => path);
  const script = `<script data-modules="${modules.join(' ')}">${startScript}</script>`;
  // A function, since a text given to `replace` would have its dollar signs read as patterns.
  return shell.replace(moduleTag, () => script).replaceAll(moduleTag, '');
}
