import { styled } from 'styled-components';

export const Track = styled.button`
  display: block;
  inline-size: 200px;
  padding: var(--space-3) 0;
  text-align: start;
`;

export const Runner = styled.span<{ $atEnd: boolean }>`
  display: block;
  inline-size: 100%;
  block-size: 3px;
  background: var(--color-accent);
  transform: scaleX(${({ $atEnd }) => ($atEnd ? 1 : 0.15)});
  transform-origin: left;
  transition: transform var(--runner-duration) var(--ease-out);
`;
