/** How long the pointer rests on a control before its tooltip opens, in ms (spec §9). */
const hoverDelay = 700;

/** Within this time after one tooltip closed, the next opens immediately, in ms (spec §9). */
const skipDelay = 300;

/** Distance of a tooltip from its control and from the window's edge, in px. */
const gap = 8;

/** Closes the open tooltip; a page has at most one. */
let closeCurrent: (() => void) | undefined;
let lastClosedAt = -Infinity;

/** Returns how long the pointer must now rest on a control before its tooltip opens, in ms. */
export function openingDelay(): number {
  const skips = closeCurrent !== undefined || performance.now() - lastClosedAt < skipDelay;
  return skips ? 0 : hoverDelay;
}

/**
 * Positions an open tooltip beside its control, and closes it on Escape, on a press elsewhere, and when another
 * opens.
 *
 * @param tooltip a fixed element at the window's upper left corner
 * @returns a function to call when it is closed
 */
export function manageOpenTooltip(
  tooltip: HTMLElement,
  trigger: HTMLElement,
  close: () => void,
): () => void {
  closeCurrent?.();
  closeCurrent = close;

  const place = () => {
    placeBeside(tooltip, trigger);
  };
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  };
  const closeOnPressElsewhere = ({ target }: Event) => {
    if (!(target instanceof Node && trigger.contains(target))) close();
  };
  // In the top layer, above any dialog; in a browser without popovers its z-index puts it on top.
  if ('showPopover' in tooltip) tooltip.showPopover();
  place();
  // Its size changes when its font arrives.
  const sizes = new ResizeObserver(place);
  sizes.observe(tooltip);
  const listeners = new AbortController();
  const { signal } = listeners;
  window.addEventListener('resize', place, { signal });
  document.addEventListener('scroll', place, { signal, capture: true, passive: true });
  document.addEventListener('keydown', closeOnEscape, { signal });
  document.addEventListener('pointerdown', closeOnPressElsewhere, { signal });

  return () => {
    sizes.disconnect();
    listeners.abort();
    lastClosedAt = performance.now();
    if (closeCurrent === close) closeCurrent = undefined;
  };
}

/** Places the tooltip above the control, or below where there is no room, within the window's width. */
function placeBeside(tooltip: HTMLElement, trigger: HTMLElement) {
  const { left, top, width, bottom } = trigger.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = tooltip;
  const rightmost = document.documentElement.clientWidth - offsetWidth - gap;
  const above = top - offsetHeight - gap;
  const x = Math.max(gap, Math.min(left + (width - offsetWidth) / 2, rightmost));
  const y = above < gap ? bottom + gap : above;
  tooltip.style.translate = `${x}px ${y}px`;
}
