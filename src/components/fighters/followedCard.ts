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

/** Remembers the card, whose picture the profile starts with. */
export function followCard(card: FollowedCard): void {
  followed = card;
}

/**
 * Returns the card that was followed last if it is this fighter's. There is none on the server, nor when a page is
 * hydrated.
 *
 * @param id of the fighter.
 */
export const followedCard = (id: string) => (followed?.id === id ? followed : undefined);
