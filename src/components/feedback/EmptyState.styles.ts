import { styled } from 'styled-components';
import {
  placeholderStyles,
  placeholderTextStyles,
  placeholderTitleStyles,
} from './placeholderStyles';

export const Root = styled.div`
  ${placeholderStyles}
`;

export const Copy = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-2);
`;

export const IconFrame = styled.span`
  color: var(--color-accent-ink);
`;

export const Title = styled.h2`
  ${placeholderTitleStyles}
`;

export const Text = styled.p`
  ${placeholderTextStyles}
`;
