/** The element that is announced when its text changes. One part of the page renders it, empty. */
export const announcementsId = 'announcements';

/** How long nothing may have changed before something is announced, in ms: longer than the pause between two keys. */
export const announcementDelay = 500;

/** What is to be known now, the latest last. */
let current: { text: string; isSaid?: boolean }[] = [];
let waiting: ReturnType<typeof setTimeout> | undefined;

function sayLast(): void {
  const last = current.at(-1);
  const region = document.getElementById(announcementsId);
  if (region) region.textContent = last && !last.isSaid ? last.text : '';
  if (last) last.isSaid = true;
}

/**
 * Announces a text to screen readers. Of several in a row, as of a page that loads or of a search that is typed, only the
 * last one is.
 *
 * @returns what takes it back, once it is no longer so. What it kept from being said is said then.
 */
export function announce(text: string): () => void {
  const own = { text };
  const change = (next: typeof current) => {
    current = next;
    clearTimeout(waiting);
    waiting = setTimeout(sayLast, announcementDelay);
  };
  change([...current, own]);
  return () => {
    change(current.filter((other) => other !== own));
  };
}
