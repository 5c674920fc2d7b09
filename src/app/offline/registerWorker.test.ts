// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerWorkerLater } from './registerWorker';

const register = vi.fn<ServiceWorkerContainer['register']>();
const postMessage = vi.fn<ServiceWorker['postMessage']>();

/** A browser with workers, of which the page may be one's already. */
function browse(controller: object | null, connection?: object) {
  const serviceWorker = {
    controller,
    register,
    ready: Promise.resolve({ active: { postMessage } }),
    addEventListener: (_type: string, takeControl: () => void) => {
      whenControlled = takeControl;
    },
  };
  vi.stubGlobal('navigator', { serviceWorker, connection });
}

/** What the page has left for later. */
let runWhenIdle: (() => void) | undefined;
/** What the page does when the worker has taken control of it. */
let whenControlled: (() => void) | undefined;

beforeEach(() => {
  runWhenIdle = undefined;
  whenControlled = undefined;
  register.mockReset();
  postMessage.mockReset();
  vi.stubGlobal('requestIdleCallback', (task: () => void) => {
    runWhenIdle = task;
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('waits until the page has nothing else to do', async () => {
  browse(null);
  registerWorkerLater();
  expect(register).not.toHaveBeenCalled();
  runWhenIdle?.();
  await vi.waitFor(() => {
    expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js');
  });
});

test('waits until the page has loaded', () => {
  browse(null);
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  registerWorkerLater();
  expect(runWhenIdle).toBeUndefined();
  dispatchEvent(new Event('load'));
  expect(runWhenIdle).toBeDefined();
  readyState.mockRestore();
});

test('tells a new worker of the page and of what it requested before, and of nothing else', async () => {
  browse(null);
  let loaded: (list: object) => void = () => undefined;
  class Observer {
    observe = vi.fn();
    constructor(callback: typeof loaded) {
      loaded = callback;
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  registerWorkerLater();
  runWhenIdle?.();
  await vi.waitFor(() => {
    expect(whenControlled).toBeDefined();
  });
  expect(postMessage).not.toHaveBeenCalled();
  whenControlled?.();
  await vi.waitFor(() => {
    expect(postMessage).toHaveBeenCalledOnce();
  });
  const report = (url: string, startTime: number) => {
    loaded({ getEntries: () => [{ name: new URL(url, location.origin).href, startTime }] });
  };
  report('/pictures/hero.avif', 0);
  report('/assets/late.js', 1);
  report('/api/signups', 0);
  report('https://elsewhere.example/pictures/a.avif', 0);
  report('/assets/cached-by-the-worker.js', Infinity);
  const messages = postMessage.mock.calls as unknown as [{ payload: { urlsToCache: string[] } }][];
  expect(messages.map(([{ payload }]) => payload.urlsToCache)).toEqual([
    ['/'],
    [`${location.origin}/pictures/hero.avif`],
    [`${location.origin}/assets/late.js`],
  ]);
});

test('tells a worker that is there already nothing', async () => {
  browse({});
  registerWorkerLater();
  runWhenIdle?.();
  await vi.waitFor(() => {
    expect(register).toHaveBeenCalledOnce();
  });
  await navigator.serviceWorker.ready;
  expect(postMessage).not.toHaveBeenCalled();
});

test.each([
  { saveData: true, effectiveType: '4g' },
  { saveData: false, effectiveType: '2g' },
])('leaves those alone who count their bytes: %j', (connection) => {
  browse(null, connection);
  registerWorkerLater();
  expect(runWhenIdle).toBeUndefined();
});

test('does without in a browser that has no workers', () => {
  vi.stubGlobal('navigator', {});
  expect(registerWorkerLater).not.toThrow();
});
