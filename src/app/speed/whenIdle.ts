/** Calls a task once, when the page has loaded and the browser has nothing else to do. */
export function whenIdle(task: () => void): void {
  const wait = () => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(task);
    else setTimeout(task);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
