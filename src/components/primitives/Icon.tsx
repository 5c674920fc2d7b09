import { iconShapes, type IconName } from './iconShapes';
import { Root } from './Icon.styles';

interface IconProps {
  /** Which shape. */
  name: IconName;
  /** What it says when no words stand beside it; without one it is decoration. */
  label?: string;
  /** Width and height in px at the normal text size; it grows with the reader's own. */
  size?: number;
}

/** A line icon in the colour of the text around it. */
export function Icon({ name, label, size = 20 }: IconProps) {
  const length = `${String(size / 16)}rem`;
  const semantics =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Root {...semantics} viewBox="0 0 24 24" width={length} height={length}>
      {iconShapes[name]}
    </Root>
  );
}
