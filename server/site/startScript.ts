import { createHash } from 'node:crypto';

/**
 * Starts the modules that its element names. A rendered page can be read without them, so they wait until it has loaded
 * and is painted, or until its visitor does something, whichever is sooner: on a slow network text, fonts and the largest
 * picture need not share the line with them. The client-side shell has nothing to show without them, so they start
 * immediately. They are fetched side by side, and each is started as a task of its own, between which a phone can respond to
 * a tap. To import one again does nothing, unless the network failed it the first time.
 */
export const startScript = `{
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
  const isRendered = () => document.getElementById('page-state') !== null;
  addEventListener('DOMContentLoaded', () => {
    if (!isRendered()) start();
  });
  const painted = () => new Promise((done) => {
    new PerformanceObserver(done).observe({ type: 'paint', buffered: true });
    // A browser may keep its timing to itself.
    setTimeout(done, 1000);
  });
  addEventListener('load', async () => {
    if (!isRendered()) return;
    await painted();
    requestAnimationFrame(() => setTimeout(start));
  });
  for (const action of ['pointerdown', 'keydown']) addEventListener(action, start, { once: true });
}`;

/** The hash by which a page's policy allows only {@link startScript}. */
export const startScriptHash = `'sha256-${createHash('sha256').update(startScript).digest('base64')}'`;
