/**
 * Starts the modules that its element names, and remembers until then which buttons were pressed. The build puts it into
 * every page, as a classic script of its own (`scripts/startScript.ts`), so it imports nothing.
 *
 * The modules of a rendered page wait until it is painted, with its first picture, or until its visitor does something: on
 * a slow network they would delay text, fonts and that picture. The client-side shell starts them immediately. They are
 * fetched side by side, with those of the page's route (`data-route` of `#root`), and started one after another, each as a
 * task of its own, between which a phone can respond to a tap. After a failure, the next press starts them again.
 *
 * The class `no-script` hides what needs script (`src/theme/global.css`): where none runs, and after a module failed.
 *
 * A pressed button is busy until `InputBeforeHydration.tsx` takes its press to repeat it once, until a module fails, or for
 * 30 s. What links, fields, popovers and submit buttons do is the browser's own.
 */
{
  const { modules = '', ...pages } = document.currentScript?.dataset ?? {};
  const names = modules.split(' ');
  const { classList } = document.documentElement;
  const presses = new Set<HTMLButtonElement>();

  const forget = (button: HTMLButtonElement) => {
    if (presses.delete(button)) button.removeAttribute('aria-busy');
  };

  const fetchModules = () => {
    const page = pages[document.getElementById('root')?.dataset.route ?? ''];
    for (const href of page ? [...names, ...page.split(' ')] : names) {
      const link = { rel: 'modulepreload', crossOrigin: '', href };
      document.head.append(Object.assign(document.createElement('link'), link));
    }
  };

  /**
   * The first format of a date or a number takes a phone 140 to 200 ms (measured with a processor slowed down four times),
   * the next ones 5 ms. Both are made while the modules are fetched: in a page that shows neither, too, since the one that
   * its visitor goes to may.
   */
  const prepareFormats = () => {
    new Intl.DateTimeFormat('en-US');
    new Intl.NumberFormat('en-US');
  };

  const run = async () => {
    // Before the modules: one of them may give up while the next is awaited.
    classList.remove('no-script');
    fetchModules();
    requestAnimationFrame(() => setTimeout(prepareFormats));
    for (const name of names) {
      await import(name);
      await new Promise((done) => setTimeout(done));
    }
  };

  classList.remove('no-script');
  let isStarted = false;
  const giveUp = (error: unknown) => {
    isStarted = false;
    classList.add('no-script');
    presses.forEach(forget);
    throw error;
  };
  window.giveUp = giveUp;
  const start = () => {
    if (!isStarted) void run().catch(giveUp);
    isStarted = true;
  };

  const remember = (event: Event) => {
    const pressed = 'button[type="button"]:not([popovertarget])';
    const button = (event.target as Element).closest<HTMLButtonElement>(pressed);
    if (!button) return;
    event.stopPropagation();
    presses.add(button);
    button.setAttribute('aria-busy', 'true');
    setTimeout(forget, 30_000, button);
    start();
  };
  addEventListener('click', remember, true);
  window.stopClickCapture = () => {
    removeEventListener('click', remember, true);
    const taken = [...presses];
    taken.forEach(forget);
    return taken;
  };

  const painted = () =>
    new Promise((done) => {
      // Not the first paint of all, which may be the background alone.
      new PerformanceObserver((list) => {
        list.getEntriesByName('first-contentful-paint').forEach(done);
      }).observe({ type: 'paint', buffered: true });
      // Some browsers report no paint, and a page in a hidden tab is not painted.
      setTimeout(done, 3000);
    });

  const loaded = async (picture: HTMLImageElement) => {
    if (picture.complete) return;
    await new Promise((done) => (picture.onload = picture.onerror = done));
  };

  const startWhenSeen = async () => {
    if (document.getElementById('page-state')) {
      await painted();
      const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]');
      await Promise.all([...pictures].map(loaded));
    }
    start();
  };
  addEventListener('DOMContentLoaded', () => void startWhenSeen());
  for (const action of ['pointerdown', 'keydown']) addEventListener(action, start, { once: true });
}
