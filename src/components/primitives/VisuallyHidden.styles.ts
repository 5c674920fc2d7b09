import { css, styled } from 'styled-components';

/** Hides a text from sight, and leaves it to assistive technology. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const HiddenText = styled.span`
  ${visuallyHidden}
  /* Not copied with the text beside it. */
  -webkit-user-select: none;
  user-select: none;
`;
