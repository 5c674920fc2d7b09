import { keyframes, styled } from 'styled-components';

export type SkeletonRadius = 's' | 'm';

const shimmer = keyframes`
  from { background-position-x: 150%; }
  to { background-position-x: -50%; }
`;

export const Shape = styled.span<{ $radius: SkeletonRadius }>`
  display: block;
  max-inline-size: 100%;
  border-radius: ${({ $radius }) => `var(--radius-${$radius})`};
  background: linear-gradient(
      100deg,
      transparent 30%,
      color-mix(in srgb, var(--color-line) 70%, transparent) 50%,
      transparent 70%
    )
    0 0 / 200% 100% var(--color-surface-raised);
  animation: ${shimmer} 1.8s linear infinite;

  @media (prefers-reduced-motion: reduce) {
    background: var(--color-surface-raised);
    animation: none;
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
