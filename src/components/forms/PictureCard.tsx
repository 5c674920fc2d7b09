import { useId } from 'react';
import { defaultPictures } from '../../content/pictures';
import { Picture } from '../primitives/Picture';
import { Art, Panel, pictureSizes, Text, Title, Words } from './PictureCard.styles';

interface PictureCardProps {
  /** The message, in a few words. */
  title: string;
  /** A sentence or two on it. */
  text: string;
  /** An event's picture, which sets the mood and says nothing of its own. */
  picture: string;
  /** The point of it that stays in view, as a CSS `object-position`. */
  position?: string;
}

/** Renders a short message on an event's picture, which is decoration. */
export function PictureCard({ title, text, picture, position }: PictureCardProps) {
  const titleId = useId();
  return (
    <Panel aria-labelledby={titleId}>
      <Art>
        <Picture
          src={picture}
          fallback={defaultPictures.event}
          alt=""
          sizes={pictureSizes}
          width={1600}
          height={900}
          position={position}
        />
      </Art>
      <Words>
        <Title id={titleId}>{title}</Title>
        <Text>{text}</Text>
      </Words>
    </Panel>
  );
}
