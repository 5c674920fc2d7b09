import facePositions from './facePositions.json' with { type: 'json' };
import { pictureKey } from './pictures';

/** Of most pictures, whose face is in the middle and 24 % below the top. */
const usualPosition = '50% 10%';

/** Returns the `object-position` that keeps the face in view; derived by `npm run images` from `art/manifest.json`. */
export function facePosition(src: string | undefined): string {
  const positions: Readonly<Record<string, string>> = facePositions;
  const key = src === undefined ? undefined : pictureKey(src);
  return (key === undefined ? undefined : positions[key]) ?? usualPosition;
}
