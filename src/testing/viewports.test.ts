import { expect, test } from 'vitest';
import { breakpoints } from '../theme/breakpoints';
import { viewports } from './viewports';

const edges = [0, ...Object.values(breakpoints), Infinity];
const bands = edges.slice(1).map((to, index) => ({ from: edges[index] ?? 0, to }));

test.each(bands)('a viewport is at least $from and less than $to px wide', ({ from, to }) => {
  const widths = Object.values(viewports).map(({ width }) => width);
  expect(widths.filter((width) => width >= from && width < to)).not.toEqual([]);
});
