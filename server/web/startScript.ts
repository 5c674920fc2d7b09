import { createHash } from 'node:crypto';

/**
 * A rendered page can be read without its script, which therefore waits until the page has loaded and is
 * painted, or until its visitor does something, whichever is sooner: on a slow network text, fonts and the
 * largest picture need not share the line with it. The modules are fetched side by side, and each is started
 * as a task of its own, between which a phone can answer a tap. To import one again does nothing, unless the
 * network failed it the first time.
 */
const startScript = `{
  const modules = document.currentScript.dataset.modules.split(' ');
  const start = async () => {
    for (const href of modules) {
      const link = { rel: 'modulepreload', crossOrigin: '', href };
      document.head.append(Object.assign(document.createElement('link'), link));
    }
    for (const module of modules) {
      await import(module);
      await new Promise((done) => setTimeout(done));
    }
  };
  const painted = () => requestAnimationFrame(() => setTimeout(start));
  addEventListener('load', painted);
  for (const action of ['pointerdown', 'keydown']) addEventListener(action, start, { once: true });
}`;

/** The hash by which a page's policy allows only {@link startScript}. */
export const startScriptHash = `'sha256-${createHash('sha256').update(startScript).digest('base64')}'`;

const moduleTag =
  /<(?:script type="module"[^>]* src|link rel="modulepreload"[^>]* href)="([^"]+)"[^>]*>(?:<\/script>)?\s*/g;

/** Puts in place of a built shell's module tags a script that starts the same modules later. */
export function startLater(shell: string): string {
  const [entry, ...imported] = [...shell.matchAll(moduleTag)].map(([, path]) => path);
  const modules = [...imported, entry].join(' ');
  const script = `<script data-modules="${modules}">${startScript}</script>`;
  const place = shell.search(moduleTag);
  const rest = shell.replaceAll(moduleTag, '');
  return rest.slice(0, place) + script + rest.slice(place);
}
