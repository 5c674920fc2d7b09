import { expect, it } from 'vitest';
import { boutDescriber } from './describeBout';

const fighter = (name: string, weightClass = 'Lightweight') => ({ id: name, name, weightClass });

const describeBout = boutDescriber([
  fighter('Rosa Lind', "Women's Flyweight"),
  fighter('Imani Goodloe', "Women's Flyweight"),
  fighter('Ken Hale'),
  fighter('Bo Hale'),
  fighter('Diego Lima'),
]);

it.each([
  [
    'Lind vs. Goodloe 2',
    "is Rosa Lind (Women's Flyweight) against Imani Goodloe (Women's Flyweight)",
  ],
  ['Two belts, one night', 'links to nobody: it is not in the form "Cruz vs. Okafor"'],
  ['Lind vs. Moran', 'links to nobody: no fighter is called Moran'],
  ['Hale vs. Lima', 'links to nobody: Hale may be Ken Hale or Bo Hale: write the whole name'],
  [
    'Lind vs. Lima',
    "links to nobody: Rosa Lind (Women's Flyweight) against Diego Lima (Lightweight) cannot be",
  ],
])('says whom a subtitle names, or why nobody: %s', (subtitle, said) => {
  expect(describeBout({ subtitle })).toBe(`"${subtitle}" ${said}`);
});

it('says nothing of an event without a subtitle', () => {
  expect(describeBout({})).toBeUndefined();
});

it('says that a name is that of several fighters', () => {
  const describeTwins = boutDescriber([
    fighter('Ken Hale'),
    { ...fighter('Ken Hale'), id: 'other' },
  ]);
  expect(describeTwins({ subtitle: 'Hale vs. Lima' })).toContain(
    'more than one fighter is called Ken Hale',
  );
});

it('lists three of many fighters whom a name may mean', () => {
  const describeMany = boutDescriber(
    ['Al', 'Bo', 'Cy', 'Di'].map((name) => fighter(`${name} Hale`)),
  );
  expect(describeMany({ subtitle: 'Hale vs. Lima' })).toContain(
    'may be Al Hale or Bo Hale or Cy Hale or others',
  );
});
