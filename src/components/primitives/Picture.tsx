import { useState } from 'react';
import { preload } from 'react-dom';
import { defaultPictures, pictureColour, pictureSources } from '../../pictures/pictures';
import { eagerOnServer } from './eagerOnServer';
import * as S from './Picture.styles';

/** The width and height, in px, of the shape that a picture is cropped to; they reserve its space. */
const shapes = {
  fighter: { width: 800, height: 1000 },
  event: { width: 1600, height: 900 },
};

interface PictureProps {
  /** The picture's path in the content; `undefined` when there is none. */
  src: string | undefined;
  /** What it shows, which sets its shape and what is shown when there is no picture or it cannot be loaded. */
  kind: keyof typeof shapes;
  /** What the picture shows; empty when the text beside it says the same. */
  alt: string;
  /** The layout width, as in the `sizes` of an `img`. */
  sizes: string;
  /** Loads the picture immediately and first: for the largest picture of the first screen. */
  priority?: boolean;
  /** The point that must stay in view when it is cropped, as a CSS `object-position`. */
  position?: string;
  /** A smaller file of the picture that has loaded before: shown until its own has. */
  loadedUrl?: string | undefined;
}

/** A transparent pixel: shown when the fallback fails, too, in place of the browser's sign for a broken picture. */
const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** Renders a picture in the smallest file the browser can use, and the fallback when it fails to load. */
export function Picture({
  src,
  kind,
  alt,
  sizes,
  priority = false,
  position,
  loadedUrl,
}: PictureProps) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const picture = src === undefined || failed.includes(src) ? defaultPictures[kind] : src;
  const shown = failed.includes(picture) ? nothing : picture;
  const sources = pictureSources(shown);
  if (priority && sources) {
    preload(shown, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: sources.avif,
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  }

  const fallBack = () => {
    setFailed((others) => [...others, shown]);
  };

  return (
    <S.NativePicture key={shown}>
      {sources && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
      <S.Image
        // In a server-rendered page the error event may have fired before hydration.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0) fallBack();
        }}
        // On the image itself: Firefox loads what a picture holds without its sources, when that has left the page.
        srcSet={sources?.webp}
        sizes={sources && sizes}
        src={shown}
        alt={alt}
        {...shapes[kind]}
        loading={priority ? eagerOnServer : 'lazy'}
        suppressHydrationWarning
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        onError={fallBack}
        style={{
          backgroundColor: pictureColour(picture),
          backgroundImage: loadedUrl && `url("${loadedUrl}")`,
          backgroundPosition: position,
          objectPosition: position,
        }}
      />
    </S.NativePicture>
  );
}
