import { expect, it } from 'vitest';
import { sampleLeague } from '../testing/league';
import { checkContent } from './checkContent';
import { findMissingLetters } from './missingLetters';

const missingLettersOf = (names: [string, string]) => {
  const league = sampleLeague();
  for (const [index, name] of names.entries())
    Object.assign(league.fighters[index] ?? {}, { name });
  return findMissingLetters(checkContent(league, () => true).league);
};

it('every letter that no font has is named once, with its place', () => {
  expect(missingLettersOf(['Жанна Жук', 'Анна ḥ'])).toEqual([
    'fighters[0] "Жанна Жук" name: no font of the site has Ж, а, н, у, к',
    'fighters[1] "Анна ḥ" name: no font of the site has А, ḥ',
  ]);
});

it('the letters of Europe and Vietnam are in the fonts', () => {
  expect(missingLettersOf(['Jan Błoński, Jiří Havránek', 'Nguyễn Perić Çelik Şahin İnce'])).toEqual(
    [],
  );
});
