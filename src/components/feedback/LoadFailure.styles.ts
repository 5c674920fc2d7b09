import { styled } from 'styled-components';
import {
  placeholderStyles,
  placeholderTextStyles,
  placeholderTitleStyles,
} from './placeholderStyles';

/** The red line on top distinguishes a failure from an empty list. */
export const Root = styled.div`
  ${placeholderStyles}
  border-block-start: 2px solid var(--color-accent);

  > svg {
    color: var(--color-accent-ink);
  }
`;

export const Copy = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-2);
`;

export const Title = styled.p`
  ${placeholderTitleStyles}
`;

export const Text = styled.p`
  ${placeholderTextStyles}
`;
