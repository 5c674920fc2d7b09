import { styled } from 'styled-components';

export const NativePicture = styled.picture`
  display: block;
  inline-size: 100%;
  block-size: 100%;
`;

export const Image = styled.img`
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
  background-size: cover;
  /* Only visible when both the picture and its fallback failed to load. */
  color: var(--color-ink-muted);
  font-size: var(--text-s);
`;
