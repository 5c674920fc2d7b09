import { useId } from 'react';
import { Picture } from '../primitives/Picture';
import * as S from './PictureCard.styles';

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
    <S.Panel aria-labelledby={titleId}>
      <S.Art>
        <Picture src={picture} kind="event" alt="" sizes={S.pictureSizes} position={position} />
      </S.Art>
      <S.Copy>
        <h2 id={titleId}>{title}</h2>
        <S.Text>{text}</S.Text>
      </S.Copy>
    </S.Panel>
  );
}
