/** Returns a text in its one normal form: NFC, without white space around it, and with one blank for any within. */
export function normalText(text: string): string {
  return text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
}

/** The plain letters of those that Unicode does not divide into a letter and a mark. */
const plainLetters: Partial<Record<string, string>> = {
  ...{ ł: 'l', đ: 'd', ð: 'd', ø: 'o', ħ: 'h', ŧ: 't', ı: 'i' },
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
};

const comparable = (text: string) =>
  normalText(text)
    .toLowerCase()
    .replaceAll(/[‘’ʼ′]/g, "'");

const withoutMarks = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\P{ASCII}/gu, (letter) => plainLetters[letter] ?? letter);

/**
 * Returns a function that compares texts with one that somebody typed, in any letter case. Typed without marks it also
 * matches letters with marks or strokes (`havranek`, `blonski`); with marks it is matched as it is.
 *
 * @param matches compares the two in the form that texts are compared in
 */
export function textMatcher(
  typed: string,
  matches: (text: string, typed: string) => boolean,
): (text: string) => boolean {
  const part = comparable(typed);
  return (text) => {
    const whole = comparable(text);
    return matches(whole, part) || matches(withoutMarks(whole), part);
  };
}

/** Returns a function that returns whether a text contains what was typed, as {@link textMatcher} compares them. */
export function textSearch(typed: string): (text: string) => boolean {
  return textMatcher(typed, (text, part) => text.includes(part));
}
