import { iconShapes, type IconName } from './iconShapes';
import * as S from './Icon.styles';
import { VisuallyHidden } from './VisuallyHidden';

interface IconProps {
  /** The name of the icon. */
  name: IconName;
  /** The accessible name when there is no text beside it; without one it is decoration. */
  label?: string;
  /** Width and height in px at the normal text size; it grows with the reader's own. */
  size?: number;
}

/** Renders a line icon in the colour of the text around it. */
export function Icon({ name, label, size = 20 }: IconProps) {
  const length = `${size / 16}rem`;
  return (
    <>
      <S.Shape aria-hidden viewBox="0 0 24 24" width={length} height={length}>
        <path d={iconShapes[name]} />
      </S.Shape>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </>
  );
}
