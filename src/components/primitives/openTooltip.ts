/** How long the pointer rests on a control until its note opens, in ms (spec §9). */
const hoverDelay = 700;

/** Within this time after one note closed, the next opens at once, in ms (spec §9). */
const skipDelay = 300;

/** Between a note and its control, and between it and the window's edge. In px. */
const gap = 8;

/** One note is open at a time, on the whole page. */
let closeOpenOne: (() => void) | undefined;
let lastClosedAt = -Infinity;

/** How long the pointer must rest on a control now until its note opens, in ms. */
export function openingDelay(): number {
  const skips = closeOpenOne !== undefined || performance.now() - lastClosedAt < skipDelay;
  return skips ? 0 : hoverDelay;
}

/**
 * Looks after a note while it is open: keeps it beside its control, and closes it with Escape, with a press
 * elsewhere, and when another opens.
 *
 * @param note a fixed element at the window's upper left corner.
 * @returns to be called when it is closed.
 */
export function tendOpenTooltip(
  note: HTMLElement,
  trigger: HTMLElement,
  close: () => void,
): () => void {
  closeOpenOne?.();
  closeOpenOne = close;

  const place = () => {
    placeBeside(note, trigger);
  };
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  };
  const closeOnPressElsewhere = ({ target }: Event) => {
    if (!(target instanceof Node && trigger.contains(target))) close();
  };
  // In the top layer, above any dialog; a browser without popovers shows the note by its z-index.
  if ('showPopover' in note) note.showPopover();
  place();
  const tending = new AbortController();
  const { signal } = tending;
  window.addEventListener('resize', place, { signal });
  document.addEventListener('scroll', place, { signal, capture: true, passive: true });
  document.addEventListener('keydown', closeOnEscape, { signal });
  document.addEventListener('pointerdown', closeOnPressElsewhere, { signal });

  return () => {
    tending.abort();
    lastClosedAt = performance.now();
    if (closeOpenOne === close) closeOpenOne = undefined;
  };
}

/** Above the control, or below where there is no room, and within the window's width. */
function placeBeside(note: HTMLElement, trigger: HTMLElement) {
  const { left, top, width, bottom } = trigger.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = note;
  const rightmost = document.documentElement.clientWidth - offsetWidth - gap;
  const above = top - offsetHeight - gap;
  const x = Math.max(gap, Math.min(left + (width - offsetWidth) / 2, rightmost));
  const y = above < gap ? bottom + gap : above;
  note.style.translate = `${x}px ${y}px`;
}
