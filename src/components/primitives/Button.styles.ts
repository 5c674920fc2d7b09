import { keyframes, styled } from 'styled-components';
import { buttonStyles, type ButtonStyleProps } from './buttonStyles';

const turn = keyframes`
  to { rotate: 1turn; }
`;

export const NativeButton = styled.button<ButtonStyleProps>`
  ${buttonStyles}
`;

/** A link to a file or to a fresh document, which the router does not handle. */
export const DocumentLink = styled.a<ButtonStyleProps>`
  ${buttonStyles}
`;

/** Stacks both labels in one grid cell, so the button is always as wide as the wider of the two. */
export const Labels = styled.span`
  display: grid;
  place-items: center;
`;

export const Label = styled.span<{ $shown: boolean }>`
  display: inline-flex;
  flex-wrap: wrap;
  grid-area: 1 / 1;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};
`;

/** Does not spin when reduced motion is preferred: the open ring and the label show the state. */
export const Spinner = styled.span`
  flex: none;
  inline-size: 1em;
  block-size: 1em;
  border: 2px solid currentColor;
  border-radius: 50%;
  /* Opens the ring in forced colours, too, which leave no side of a border out. */
  mask: conic-gradient(transparent 25%, black 0);
  animation: ${turn} 800ms linear infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
