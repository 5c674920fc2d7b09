import { pictureAlt } from '../../content/pictureAlts';
import {
  defaultSharePicture,
  sharePictureUrl,
  type SharePicture,
} from '../../pictures/sharePictures';

/**
 * Returns what a page that shows a picture is shared with. Apart from `sharePictures.ts`, so that only the pages
 * that need them load the alt texts (5 kB gzip).
 *
 * @param src - the URL as content states it, such as `/pictures/fighters/f01.webp`
 * @param alt - what the picture shows, where the content says so
 */
export function sharePicture(src: string, alt = pictureAlt(src)): SharePicture {
  const url = sharePictureUrl(src);
  return alt === undefined || url === defaultSharePicture.src
    ? defaultSharePicture
    : { src: url, alt };
}
