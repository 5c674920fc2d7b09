import './forcedColours.css';

function force(element: Element): void {
  const { forcedColorAdjust, backgroundColor, backgroundImage } = getComputedStyle(element);
  if (forcedColorAdjust === 'none') return;
  const isFilled = !/(?:, 0|\/ 0)\)$|transparent/.test(backgroundColor);
  const hasGradient = backgroundImage.includes('gradient');
  element.setAttribute(
    'data-forced',
    `${isFilled ? 'filled' : ''} ${hasGradient ? 'gradient' : ''}`,
  );
}

let observer: MutationObserver | undefined;

/**
 * Shows the page approximately as with forced colours, which a page cannot turn on. Nothing changes where the browser
 * forces them itself.
 */
export function approximateForcedColours(isOn: boolean): void {
  observer?.disconnect();
  observer = undefined;
  for (const element of document.querySelectorAll('[data-forced]'))
    element.removeAttribute('data-forced');
  if (!isOn || matchMedia('(forced-colors: active)').matches) return;
  const forceAll = () => {
    for (const element of document.querySelectorAll(':root, body, body *:not([data-forced])'))
      force(element);
  };
  observer = new MutationObserver(forceAll);
  observer.observe(document.body, { childList: true, subtree: true });
  forceAll();
}
