/** The pattern of the unsubscribe page's path. */
export const unsubscribeRoute = '/unsubscribe/:token';

const prefix = '/unsubscribe/';

/** Returns the link by which the address of a token unsubscribes. */
export function unsubscribeLink(origin: string, token: string): string {
  return `${origin}${prefix}${token}`;
}

/** Returns the token of such a path. */
export function unsubscribeToken(path: string): string | undefined {
  return path.startsWith(prefix) ? path.slice(prefix.length) : undefined;
}
