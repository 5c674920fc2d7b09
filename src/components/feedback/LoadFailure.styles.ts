import { styled } from 'styled-components';
import { noticeStyles, noticeTextStyles, noticeTitleStyles } from './noticeLook';

/** The red line on top tells it from an empty list. */
export const Root = styled.div`
  ${noticeStyles}
  border-block-start: 2px solid var(--color-accent);

  > svg {
    color: var(--color-accent-ink);
  }
`;

export const Words = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-2);
`;

export const Title = styled.p`
  ${noticeTitleStyles}
`;

export const Text = styled.p`
  ${noticeTextStyles}
`;
