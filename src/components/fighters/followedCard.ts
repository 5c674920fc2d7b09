/** The card of a fighter that a visitor followed to the profile. */
interface FollowedCard {
  /** The fighter's id. */
  id: string;
  /** The fighter's picture, as content states it. */
  imageUrl: string | undefined;
  /** The file that the card shows of it; `undefined` until it has loaded. */
  loadedUrl: string | undefined;
}

let followed: FollowedCard | undefined;
const listeners = new Set<() => void>();

/** Remembers the card, whose picture the profile starts with. */
export function followCard(card: FollowedCard): void {
  followed = card;
  for (const listener of listeners) listener();
}

/** Calls back when another card was followed. Returns what ends it. */
export function onFollow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the card that was followed last if it is this fighter's; none on the server and on a hydrated page. */
export const followedCard = (id: string) => (followed?.id === id ? followed : undefined);
