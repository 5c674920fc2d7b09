/** What stands in for content: its placeholder, its failure, and the list before a choice until it is rendered anew. */
const standIns = ['[data-skeleton]', '[data-failed]', '[aria-busy=true]:not(button)']
  .map((selector) => `main ${selector}`)
  .join();

export type ScrollRestorer = ReturnType<typeof createScrollRestorer>;

/**
 * Returns what scrolls to a position as soon as the content that had it is there, and until then waits where the page is.
 *
 * @param isNewPage whether the page has just come: it is scrolled to its end if it has become shorter.
 */
export function createScrollRestorer(isNewPage: boolean) {
  let target = 0;
  let waitsAt: number | undefined;
  let growth: ResizeObserver | undefined;

  const scroll = () => {
    const isLoading = document.querySelector(standIns) !== null;
    const { scrollHeight, clientHeight } = document.documentElement;
    const isLongEnough = scrollHeight - clientHeight > target - 1;
    if (isLongEnough || (isNewPage && !isLoading)) window.scrollTo(0, target);
    waitsAt = isLongEnough && !isLoading ? undefined : window.scrollY;
    // The browser would follow what is in the window, and its scroll would pass for the visitor's.
    document.body.style.overflowAnchor = waitsAt === undefined ? '' : 'none';
  };

  return {
    /** @param position in px; what is none counts as the start of the page. */
    restore(position: unknown) {
      target = Number(position) || 0;
      scroll();
      if (waitsAt === undefined || growth) return;
      growth = new ResizeObserver(() => {
        if (waitsAt !== undefined) scroll();
      });
      growth.observe(document.body);
    },
    /** Whether the content is still to come and the visitor has not scrolled meanwhile. */
    isWaiting: () => window.scrollY === waitsAt,
    stop() {
      waitsAt = undefined;
      document.body.style.overflowAnchor = '';
      growth?.disconnect();
      growth = undefined;
    },
  };
}
