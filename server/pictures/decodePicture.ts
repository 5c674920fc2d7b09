import sharp, { type Sharp } from 'sharp';
import { facePosition } from '../../src/pictures/facePosition';
import { pictureKind } from '../../src/pictures/pictures';
import { colors } from '../../src/theme/tokens';
import { PictureError, type MediaFolder } from './originals';

/**
 * The maximum number of pixels of each format that is read, in millions, by its name in sharp, where AVIF is one of `heif`.
 * 50 are those of a large camera. What is decoded in one piece, as WebP and AVIF, takes up to 26 bytes for each: so many fit
 * into the memory of the process (docs/decisions/017).
 */
const mostMegapixels: Partial<Record<string, number>> = { jpeg: 50, png: 50, webp: 16, heif: 16 };

/** Each has a decoder of its own. No other one sees the bytes: an SVG is a program. */
const decoders = ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}`);

/** The decoder of the drawings that this code makes itself. */
const svgDecoder = 'VipsForeignLoadSvg';

/** How a file begins in the format of iPhones, whose patents keep it out of sharp's decoder: one of its brands says so. */
const heic = /^.{4}ftyp.*(heic|heix|heim|heis|hevc|hevx)/s;

/** Where a picture is cropped, in % of what is cut off from the left and from the top. */
function cropPosition(folder: MediaFolder): { x: number; y: number } {
  if (folder !== 'fighters') return { x: 50, y: 50 };
  // As the house crops those whose face is not known.
  const [x = 50, y = 50] = facePosition(undefined).split(' ').map(parseFloat);
  return { x, y };
}

/**
 * Decodes an original: upright, in sRGB, on the ground of the site, cropped and resized to the full size of its kind.
 *
 * @throws {PictureError} when it is no picture, damaged, too small or too large
 */
export async function decodePicture(bytes: Buffer, folder: MediaFolder): Promise<Sharp> {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: decoders });
  try {
    return await decode(bytes, folder);
  } finally {
    sharp.unblock({ operation: [svgDecoder] });
  }
}

async function decode(bytes: Buffer, folder: MediaFolder): Promise<Sharp> {
  const kind = pictureKind(`${folder}/`);
  if (kind === undefined) throw new Error(`${folder} is no kind of picture`);

  if (bytes.length === 0) throw new PictureError('is empty: copy it again');
  if (heic.test(bytes.toString('latin1', 0, 64))) {
    throw new PictureError('is in the format HEIC: export it as JPEG');
  }
  // The header only, and so of a picture of any size.
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  const most = mostMegapixels[header?.format ?? ''];
  if (header === undefined || most === undefined) {
    throw new PictureError('is no picture: it must be a JPEG, PNG, WebP or AVIF');
  }
  const { width, height } = header.autoOrient;
  if (width * height > most * 1e6) {
    const mega = Math.round((width * height) / 1e6);
    const { jpeg } = mostMegapixels;
    const other = most === jpeg ? '' : ` in this format, and ${jpeg} as JPEG`;
    throw new PictureError(`has ${mega} megapixels; ${most} is the most${other}`);
  }
  if (width < kind.width || height < kind.height) {
    throw new PictureError(
      `has ${width} x ${height} pixels; it must have ${kind.width} x ${kind.height} or more`,
    );
  }

  const scale = Math.min(width / kind.width, height / kind.height);
  const crop = { width: Math.round(kind.width * scale), height: Math.round(kind.height * scale) };
  const { x, y } = cropPosition(folder);
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: most * 1e6 })
      .autoOrient()
      .extract({
        ...crop,
        left: Math.round(((width - crop.width) * x) / 100),
        top: Math.round(((height - crop.height) * y) / 100),
      })
      .resize(kind.width, kind.height)
      .flatten({ background: colors.canvas.value })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return sharp(data, { raw: info });
  } catch {
    throw new PictureError('is damaged, and cannot be read to its end');
  }
}
