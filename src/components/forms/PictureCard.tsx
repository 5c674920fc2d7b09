import { useId } from 'react';
import { Picture } from '../primitives/Picture';
import { Art, Panel, pictureSizes, Text, Title, Copy } from './PictureCard.styles';

interface PictureCardProps {
  /** The message, in a few words. */
  title: string;
  /** One or two sentences that explain it. */
  text: string;
  /** An event's picture, as decoration. */
  picture: string;
  /** The point that stays in view when it is cropped, as a CSS `object-position`. */
  position?: string;
}

/** Renders a short message on an event's picture. */
export function PictureCard({ title, text, picture, position }: PictureCardProps) {
  const titleId = useId();
  return (
    <Panel aria-labelledby={titleId}>
      <Art>
        <Picture src={picture} kind="event" alt="" sizes={pictureSizes} position={position} />
      </Art>
      <Copy>
        <Title id={titleId}>{title}</Title>
        <Text>{text}</Text>
      </Copy>
    </Panel>
  );
}
