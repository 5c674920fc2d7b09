/** Returns a text in its one normal form: NFC, without white space around it, and with one blank for any within. */
export function normalText(text: string): string {
  return text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
}

/** The plain letters of those that Unicode does not divide into a letter and a mark. */
const plainLetters: Partial<Record<string, string>> = {
  ...{ ł: 'l', đ: 'd', ð: 'd', ø: 'o', ħ: 'h', ŧ: 't', ı: 'i' },
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
};

/** Returns a text that somebody typed in the form that it is looked for in {@link comparableForms}. */
export function comparableText(typed: string): string {
  return normalText(typed)
    .toLowerCase()
    .replaceAll(/[‘’ʼ′]/g, "'");
}

/**
 * Returns the two forms of a text that a {@link comparableText} is compared with: the second is without marks and strokes,
 * so that `havranek` matches `Havránek`, while `havránek` does not match `Havranek`.
 */
export function comparableForms(text: string): readonly [written: string, plain: string] {
  const written = comparableText(text);
  const plain = written
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\P{ASCII}/gu, (letter) => plainLetters[letter] ?? letter);
  return [written, plain];
}

/** Returns a function that returns whether a text contains what was typed, in any letter case. */
export function textSearch(typed: string): (text: string) => boolean {
  const part = comparableText(typed);
  return (text) => comparableForms(text).some((form) => form.includes(part));
}
