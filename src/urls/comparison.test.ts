import { describe, expect, it } from 'vitest';
import { comparedIds, comparisonPath, withComparedIds } from './comparison';

describe('a comparison in an address', () => {
  it.each([
    ['', undefined],
    ['?q=tide', undefined],
    ['?compare', ['']],
    ['?compare=', ['']],
    ['?compare=a', ['a']],
    ['?compare=a&compare=B', ['a', 'b']],
    ['?compare=&compare=b', ['', 'b']],
  ])('%j puts %j side by side', (query, ids) => {
    expect(comparedIds(new URLSearchParams(query))).toEqual(ids);
  });

  it('is added and removed without a change of other parameters', () => {
    const query = new URLSearchParams('status=champion&compare=x');
    const compared = withComparedIds(query, ['a b', 'c']);
    expect(compared.toString()).toBe('status=champion&compare=a+b&compare=c');
    expect(withComparedIds(compared, []).toString()).toBe('status=champion');
    expect(comparedIds(compared)).toEqual(['a b', 'c']);
  });
});

it('two fighters are compared on the profile of the first', () => {
  expect(comparisonPath([{ id: 'a/b' }, { id: 'c&d' }])).toBe('/fighters/a%2Fb?compare=c%26d');
});
