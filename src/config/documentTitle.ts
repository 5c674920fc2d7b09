import { league } from './league';

/** Returns a document's title: `Fighters · Redline`, or `Redline Combat League` for the home page, which has no name. */
export function documentTitle(name?: string): string {
  return name === undefined ? league.longName : `${name} · ${league.name}`;
}
