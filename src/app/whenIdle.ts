/** Calls a task once, when the page has loaded and the browser has nothing else to do. */
export function whenIdle(task: () => void): void {
  // Safari has no idle callbacks.
  const wait = () =>
    'requestIdleCallback' in window ? requestIdleCallback(task) : setTimeout(task);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
