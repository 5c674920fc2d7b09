import { styled } from 'styled-components';
import { noticeStyles, noticeTextStyles, noticeTitleStyles } from './noticeLook';

export const Root = styled.div`
  ${noticeStyles}
`;

export const Words = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-2);
`;

export const IconFrame = styled.span`
  color: var(--color-accent-ink);
`;

export const Title = styled.h2`
  ${noticeTitleStyles}
`;

export const Text = styled.p`
  ${noticeTextStyles}
`;
