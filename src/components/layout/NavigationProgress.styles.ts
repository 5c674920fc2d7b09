import { keyframes, styled } from 'styled-components';

const advance = keyframes`
  to {
    transform: scaleX(0.92);
  }
`;

export const Line = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: 30;
  block-size: 3px;
  background: var(--color-accent);
  transform: scaleX(0);
  transform-origin: left;

  &[data-active='true'] {
    animation: ${advance} 8s var(--ease-out) 120ms forwards;
  }
`;
