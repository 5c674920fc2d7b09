import pictureAlts from './pictureAlts.json' with { type: 'json' };
import { composedParts, pictureKey } from '../pictures/pictures';

/**
 * Returns the alt text of a picture, for pages where the picture says more than the text beside it. It is separate
 * from `pictures.ts`, so that only those pages load the alt texts.
 *
 * @param src - the URL as content states it, such as `/pictures/fighters/f01.webp`
 * @returns undefined when the picture is unknown
 */
export function pictureAlt(src: string): string | undefined {
  const alts: Readonly<Record<string, string>> = pictureAlts;
  const key = pictureKey(src) ?? '';
  const { fighter = '', other = '' } = composedParts(key) ?? {};
  const isMatchup = `fighters/${fighter}` in alts && `fighters/${other}` in alts;
  return (
    alts[key] ?? (isMatchup ? 'Two fighters face to face, a red line between them.' : undefined)
  );
}
