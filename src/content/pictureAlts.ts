import pictureAlts from './pictureAlts.json' with { type: 'json' };
import { pictureKey } from './pictures';

/**
 * What a picture shows, in a sentence, for the pages where the picture says more than the text beside it.
 * Apart from `pictures.ts` so that only those pages load the sentences.
 *
 * @param src - the URL as content states it, such as `/pictures/fighters/f01.webp`
 * @returns undefined when the picture is unknown
 */
export function pictureAlt(src: string): string | undefined {
  const alts: Readonly<Record<string, string>> = pictureAlts;
  const key = pictureKey(src);
  return key === undefined ? undefined : alts[key];
}
