import { league } from './league';

/**
 * A document's title: `Fighters · Redline`, or `Redline Combat League` for the home page.
 *
 * @param name The page's own name; the home page has none.
 */
export function documentTitle(name?: string): string {
  return name === undefined ? league.longName : `${name} · ${league.name}`;
}
