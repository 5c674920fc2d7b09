import { league } from '../../config/league';
import { Line, Logo } from './Wordmark.styles';
import { VisuallyHidden } from '../primitives/VisuallyHidden';
import { wordmarkShapes } from './wordmarkShapes';

/** Renders the league's name as its logo, as high as the text around it. */
export function Wordmark() {
  return (
    <>
      <Logo aria-hidden viewBox={wordmarkShapes.viewBox}>
        <path d={wordmarkShapes.letters} />
        <Line d={wordmarkShapes.line} />
      </Logo>
      <VisuallyHidden>{league.name}</VisuallyHidden>
    </>
  );
}
