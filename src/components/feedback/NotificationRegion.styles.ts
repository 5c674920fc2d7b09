import { Root, Viewport } from '@radix-ui/react-toast';
import { css, keyframes, styled } from 'styled-components';
import { from } from '../../theme/breakpoints';

export const Region = styled(Viewport)`
  position: fixed;
  z-index: 20;
  inset: auto var(--space-4) max(var(--space-4), env(safe-area-inset-bottom));
  display: grid;

  ${from.m} {
    inset: auto var(--space-6) var(--space-6) auto;
    inline-size: 26rem;
  }

  &:focus-visible:empty {
    outline: none;
    box-shadow: none;
  }
`;

const enter = keyframes`
  from { opacity: 0; translate: 0 var(--space-4); }
`;

const leave = keyframes`
  to { opacity: 0; translate: var(--space-10) 0; }
`;

export const TitleLine = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  font: var(--weight-display) var(--text-display-xs) / 1.2 var(--font-display);
  letter-spacing: var(--tracking-label);
`;

const tones = {
  default: css`
    --toast-pressed: var(--color-surface-pressed);
    border-color: var(--color-line-strong);
    border-inline-start-color: var(--color-green);
    background: var(--color-surface-raised);
    color: var(--color-ink);

    ${TitleLine} > svg {
      color: var(--color-green);
    }
  `,
  destructive: css`
    --toast-pressed: var(--color-accent-pressed);
    border-color: var(--color-accent);
    background: var(--color-accent);
    color: var(--color-on-accent);
  `,
};

export const Toast = styled(Root)<{ $tone: keyof typeof tones }>`
  /* Set by Radix while the pointer swipes. */
  --radix-toast-swipe-move-x: 0px;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: var(--space-3);
  max-block-size: 60dvh;
  overflow-y: auto;
  padding: var(--space-4);
  padding-inline: var(--space-5) var(--space-2);
  border: 1px solid;
  border-inline-start-width: 4px;
  border-radius: var(--radius-l);
  box-shadow: var(--shadow-raised);
  ${({ $tone }) => tones[$tone]}

  &[data-state='open'] {
    animation: ${enter} var(--duration-fast) var(--ease-out);
  }

  &[data-state='closed'] {
    animation: ${leave} var(--duration-fast) var(--ease-out);
  }

  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }

  &[data-swipe='cancel'] {
    transition: transform var(--duration-fast) var(--ease-out);
  }

  &[data-swipe='end'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }
`;

export const Copy = styled.div`
  display: grid;
  gap: var(--space-1);
  padding-block: var(--space-2);
`;

export const Text = styled.p`
  font-size: var(--text-s);
  line-height: 1.45;
`;

export const CloseButton = styled.button`
  position: sticky;
  inset-block-start: 0;
  display: grid;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  border-radius: var(--radius-s);

  &:hover {
    background: color-mix(in srgb, currentcolor 12%, transparent);
  }

  &:active {
    background: var(--toast-pressed);
  }
`;
