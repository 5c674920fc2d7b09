/**
 * Runs in every document of the library before its own scripts: it follows the story through Storybook's events,
 * and detects when the screen no longer changes. `openPage` adds it to each page.
 */
(() => {
  /**
   * Once a story is finished, timers this long (ms) no longer fire: a notification must not close before its
   * picture is taken.
   */
  const LONG_TIMER = 1000;
  /** A document that has not changed for this long (ms) has rendered its responses. */
  const QUIET = 100;
  /** How long to wait for a document that keeps changing, a picture or a frame, in ms. */
  const LONGEST_WAIT = 3000;
  /** How long to wait for a story in a frame, in ms. */
  const LONGEST_FRAME = 20_000;

  /** @type {import('./openEntry.ts').EntryReport} */
  const report = { isFinished: false, failures: [], declared: undefined };
  window.entryReport = report;

  // A story must not find what another has stored in the browser.
  const clearStorage = () => {
    if (window.top !== window) return;
    localStorage.clear();
    sessionStorage.clear();
  };
  clearStorage();

  const realSetTimeout = window.setTimeout.bind(window);
  window.setTimeout = /** @type {typeof setTimeout} */ (
    (
      /** @type {(...values: unknown[]) => void} */ callback,
      /** @type {number} */ delay = 0,
      /** @type {unknown[]} */ ...values
    ) =>
      realSetTimeout(() => {
        if (!report.isFinished || delay < LONG_TIMER) callback(...values);
      }, delay)
  );

  let isDocs = false;
  const finish = () => {
    report.isFinished = true;
  };
  /** @param {{ name?: string, message?: string }} error */
  const fail = ({ name = 'Error', message = '' }) => {
    report.failures.push(`${name}: ${message}`);
  };

  /** @typedef {{ styles: { width: string, height: string } }} Viewport */
  /** @type {Record<string, Viewport> | undefined} */
  let viewports;
  /** @param {{ parameters: { viewport?: { options?: Record<string, Viewport> } } }} story */
  const readViewports = ({ parameters }) => {
    viewports = parameters.viewport?.options;
  };
  /** @param {{ storyGlobals: { viewport?: { value?: string } } }} globals */
  const readDeclared = ({ storyGlobals }) => {
    const styles = viewports?.[storyGlobals.viewport?.value ?? '']?.styles;
    report.declared = styles && {
      width: parseInt(styles.width, 10),
      height: parseInt(styles.height, 10),
    };
  };

  /**
   * @typedef {object} Channel
   * @property {(event: string, listener: (payload: any) => void) => void} on
   * @property {(event: string, payload: object) => void} emit
   */
  /** @param {Channel} created */
  const follow = (created) => {
    created.on('storyPrepared', readViewports);
    created.on('globalsUpdated', readDeclared);
    created.on('playFunctionThrewException', fail);
    created.on('unhandledErrorsWhilePlaying', (/** @type {Error[]} */ errors) => {
      errors.forEach(fail);
    });
    created.on('storyThrewException', fail);
    created.on('storyErrored', (/** @type {{ title: string, description: string }} */ error) => {
      fail({ name: error.title, message: error.description });
    });
    created.on('storyMissing', () => {
      fail({ message: 'there is no such story, or it does not load' });
      finish();
    });
    created.on('configError', (/** @type {Error} */ error) => {
      fail(error);
      finish();
    });
    created.on('storyFinished', finish);
    created.on('docsRendered', () => {
      isDocs = true;
      finish();
    });
  };

  /** @type {Channel | undefined} */
  let channel;
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set: (/** @type {Channel} */ created) => {
      channel = created;
      follow(created);
    },
  });

  /** Resolves when the document no longer changes, or has changed for too long. */
  const untilQuiet = () =>
    new Promise((resolve) => {
      const longest = realSetTimeout(end, LONGEST_WAIT);
      let quiet = realSetTimeout(end, QUIET);
      const observer = new MutationObserver(() => {
        clearTimeout(quiet);
        quiet = realSetTimeout(end, QUIET);
      });
      function end() {
        observer.disconnect();
        clearTimeout(longest);
        clearTimeout(quiet);
        resolve(undefined);
      }
      observer.observe(document, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
    });

  /**
   * Resolves when a promise of the browser is settled, or after a while: a picture's decoding may stay unsettled for ever,
   * and so may a frame of a page that the browser does not draw.
   * @param {Promise<unknown>} promise
   */
  const inTime = (promise) =>
    Promise.race([promise, new Promise((resolve) => realSetTimeout(resolve, LONGEST_WAIT))]);

  /** Loads all lazy content, wherever it is on the page. */
  const loadEverything = async () => {
    for (const element of document.querySelectorAll('[loading="lazy"]')) {
      element.setAttribute('loading', 'eager');
    }
    // Pictures that are decoded asynchronously are painted after the page around them.
    for (const image of document.images) image.decoding = 'sync';
    await document.fonts.ready;
    // An intentionally missing picture can't be decoded.
    await inTime(
      Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))),
    );
  };

  /** Shows the story in place of Storybook's error display for its play function. */
  const showStory = () => {
    const { classList } = document.body;
    if (!classList.contains('sb-show-errordisplay')) return;
    if ((document.getElementById('storybook-root')?.childElementCount ?? 0) === 0) return;
    classList.remove('sb-show-errordisplay');
    classList.add('sb-show-main');
  };

  const plainStyles = document.createElement('style');

  /**
   * Removes what makes rendering vary: motion and its compositor layer, which has slightly different edges, a blinking
   * caret, and `content-visibility`, which skips content far from the viewport.
   */
  const drawPlainly = () => {
    plainStyles.textContent = `*, *::before, *::after {
      transition: none !important;
      will-change: auto !important;
      content-visibility: visible !important;
      caret-color: transparent !important;
    }`;
    document.head.append(plainStyles);
    for (const animation of document.getAnimations()) {
      const isEndless = animation.effect?.getComputedTiming().endTime === Infinity;
      if (isEndless) animation.cancel();
      else animation.finish();
    }
  };

  /**
   * Asks Storybook to render in this document again, as if the document had just been opened.
   * @param {string} event
   * @param {object} payload
   */
  const render = (event, payload) => {
    Object.assign(report, { isFinished: false, failures: [] });
    isDocs = false;
    clearStorage();
    plainStyles.remove();
    window.scrollTo(0, 0);
    channel?.emit(event, payload);
  };
  window.remountStory = (storyId) => {
    render('forceRemount', { storyId });
  };
  window.selectEntry = (storyId, viewMode) => {
    render('setCurrentStory', { storyId, viewMode });
  };

  /** @param {Window} inner */
  const untilFinished = (inner) =>
    new Promise((resolve) => {
      const start = performance.now();
      const interval = setInterval(() => {
        const isLate = performance.now() - start > LONGEST_FRAME;
        if (!inner.entryReport?.isFinished && !isLate) return;
        clearInterval(interval);
        resolve(undefined);
      }, 20);
    });

  /** Waits for the stories in frames of this document. */
  const settleFrames = () =>
    Promise.all(
      [...document.querySelectorAll('iframe')].map(async ({ contentWindow: inner }) => {
        if (inner === null) return;
        await untilFinished(inner);
        await inner.settlePage();
      }),
    );

  window.nextFrames = () =>
    inTime(new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

  /** Returns the files that the pictures show at the moment. */
  const sources = () => [...document.images].map(({ currentSrc }) => currentSrc).join();

  /** Loads all content until its pictures are final: one may be chosen by its width, or replaced by its fallback. */
  const untilLoaded = async () => {
    const start = performance.now();
    let before;
    do {
      before = sources();
      await loadEverything();
      await untilQuiet();
    } while (sources() !== before && performance.now() - start < LONGEST_WAIT);
  };

  /** Repaints the whole page: content painted in pieces as it arrived has slightly different edges. */
  const drawAnew = async () => {
    const { style } = document.documentElement;
    style.visibility = 'hidden';
    await window.nextFrames();
    style.visibility = '';
    await window.nextFrames();
  };

  window.settlePage = async () => {
    // The stories of a docs page are also opened alone.
    if (isDocs) {
      await untilQuiet();
      return;
    }
    showStory();
    drawPlainly();
    await settleFrames();
    await untilLoaded();
    // Edges between pixels are rounded by the position of the scroll bar.
    window.scrollTo(0, 0);
    await drawAnew();
  };
})();
