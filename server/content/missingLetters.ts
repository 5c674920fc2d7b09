import { listSchemas, placeOf, type League } from './checkContent';
import { verbatim } from './normalizeContent';

/** The characters of the site's fonts, as ranges of hexadecimal code points. A test compares them with the font files. */
export const fontRanges = [
  '20-7e,a0-113,116-12b,12d-131,133-137,139-13e,140-148,14a-14d,14f-17e,18f,192,1a0-1a1,1af-1b0,1cd-1ce,1d4',
  '1e5,1e7,1e9,1ef,1ff,218-21b,21f,228-229,237,259,292,2bb-2bc,2c6-2c7,2c9,2da,2dc-2dd,300-301,303-304,308-309',
  '323,1e80-1e85,1ea0-1ef9,2013-2014,2018-201a,201c-201e,2020,2022,2026,2032-2033,2039-203a,2044,20a3,20ac',
  '20ba,20bd,2113,2122,2212,2215',
].join(',');

const inFonts = fontRanges.replaceAll(/[\da-f]+/g, String.raw`\u{$&}`).replaceAll(',', '');
const missing = new RegExp(String.raw`(?![${inFonts}])[\p{L}\p{M}\p{N}]`, 'gu');

/** Returns the letters that no font of the site has, each at its first place: visitors see them in another font. */
export function findMissingLetters(league: League): string[] {
  const named = new Set<string>();
  const findIn = (list: keyof League) =>
    league[list].flatMap((record, index) =>
      Object.entries(record).flatMap(([field, value]: [string, unknown]) => {
        if (typeof value !== 'string' || verbatim.has(field)) return [];
        const letters = new Set(value.match(missing)?.filter((letter) => !named.has(letter)));
        for (const letter of letters) named.add(letter);
        return letters.size === 0
          ? []
          : [
              `${placeOf(list, index, record)} ${field}: no font of the site has ${[...letters].join(', ')}`,
            ];
      }),
    );
  return (Object.keys(listSchemas) as (keyof League)[]).flatMap(findIn);
}
