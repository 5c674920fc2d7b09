import facePositions from './facePositions.json' with { type: 'json' };
import { pictureKey } from './pictures';

/** Of most pictures, whose face is in the middle and 22 % below the top. */
const usualPosition = '50% 6%';

/**
 * Returns the `object-position` of a fighter's picture that keeps the face in view when it is cropped. `npm run images`
 * derives it from the faces in `art/manifest.json`.
 *
 * @param src - the URL as content states it, such as `/pictures/fighters/f01.webp`
 */
export function facePosition(src: string | undefined): string {
  const positions: Readonly<Record<string, string>> = facePositions;
  const key = src === undefined ? undefined : pictureKey(src);
  return (key === undefined ? undefined : positions[key]) ?? usualPosition;
}
