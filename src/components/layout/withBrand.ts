import { createElement, type ReactNode } from 'react';
import { league } from '../../config/league';

const brand = new RegExp(`(${league.longName}|${league.name})`, 'i');

/** Returns a text in which a browser's translation leaves the league's name alone; one element, as it may be a flex item. */
export function withBrand(text: string): ReactNode {
  // The odd parts are what the pattern captures.
  const parts = text
    .split(brand)
    .map((part, index) =>
      index % 2 === 0 ? part : createElement('span', { key: index, translate: 'no' }, part),
    );
  return createElement('span', null, parts);
}
