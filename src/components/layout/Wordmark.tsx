import { league } from '../../config/league';
import * as S from './Wordmark.styles';
import { VisuallyHidden } from '../primitives/VisuallyHidden';
import { wordmarkShapes } from './wordmarkShapes';

/** Renders the league's name as its logo, as high as the text around it. */
export function Wordmark() {
  return (
    <>
      <S.Logo aria-hidden viewBox={wordmarkShapes.viewBox}>
        <path d={wordmarkShapes.letters} />
        <S.Line d={wordmarkShapes.line} />
      </S.Logo>
      <VisuallyHidden translate="no">{league.name}</VisuallyHidden>
    </>
  );
}
