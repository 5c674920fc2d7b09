/** The element that is announced when its text changes. One part of the page renders it, empty. */
export const announcementsId = 'announcements';

/** How long nothing may have changed before something is announced, in ms: longer than the pause between two keys. */
export const announcementDelay = 500;

/** What is to be known now, the latest last. */
let announcements: { text: string; isSaid?: boolean }[] = [];
let waiting: ReturnType<typeof setTimeout> | undefined;

function sayLast(): void {
  const last = announcements.at(-1);
  // A modal dialog makes everything else inert, and has one of its own.
  const region =
    document.querySelector('dialog[open] > output') ?? document.getElementById(announcementsId);
  if (region) region.textContent = last && !last.isSaid ? last.text : '';
  if (last) last.isSaid = true;
}

/**
 * Announces a text to screen readers. Of several in a row, as of a page that loads or of a search that is typed, only the
 * last one is.
 *
 * @returns what withdraws it, once it is no longer so. The one before is then announced, unless it was.
 */
export function announce(text: string): () => void {
  const own = { text };
  const change = (next: typeof announcements) => {
    announcements = next;
    clearTimeout(waiting);
    waiting = setTimeout(sayLast, announcementDelay);
  };
  change([...announcements, own]);
  return () => {
    change(announcements.filter((other) => other !== own));
  };
}
