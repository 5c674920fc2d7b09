import { DocsContainer } from '@storybook/addon-docs/blocks';
import { useEffect, type ComponentProps } from 'react';
import { leagueTheme } from './theme';

/** Returns the hash of the address, which a manager of another origin keeps to itself. */
function sectionInAddress(): string {
  try {
    return window.parent.location.hash;
  } catch {
    return '';
  }
}

/**
 * Keeps the section that the address names at the top until the reader acts: Storybook goes there before the page's
 * stories have come, and a play function that takes the focus scrolls the page to its frame.
 */
function useSectionInView(): void {
  useEffect(() => {
    const id = decodeURIComponent(sectionInAddress().slice(1));
    if (id === '') return;
    const goThere = () => document.getElementById(id)?.scrollIntoView();
    const growth = new ResizeObserver(goThere);
    growth.observe(document.body);
    const visit = new AbortController();
    const end = () => {
      growth.disconnect();
      visit.abort();
    };
    // Play functions act, too.
    const endForReader = ({ isTrusted }: Event) => {
      if (isTrusted) end();
    };
    const endOnAction = (target: Window | null) => {
      for (const action of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
        target?.addEventListener(action, endForReader, visit);
    };
    window.addEventListener('scroll', goThere, visit);
    [window, window.parent].forEach(endOnAction);
    // A page scrolls under a pointer that is over a frame, which alone receives the event.
    const watchFrame = ({ target }: Event) => {
      if (target instanceof HTMLIFrameElement) endOnAction(target.contentWindow);
    };
    document.addEventListener('load', watchFrame, { signal: visit.signal, capture: true });
    // A scrollbar that is dragged is no event of the page.
    const latest = setTimeout(end, 10_000);
    return () => {
      clearTimeout(latest);
      end();
    };
  }, []);
}

/** Renders a docs page with the league's styles and tokens. */
export function LeagueDocs({ children, ...props }: ComponentProps<typeof DocsContainer>) {
  useSectionInView();
  return (
    <DocsContainer {...props} theme={leagueTheme}>
      <main>{children}</main>
    </DocsContainer>
  );
}
