import { styled } from 'styled-components';

/** A screen's width at a tenth of its size. */
export const Screen = styled.div`
  inline-size: calc(var(--sample) / 10);
  block-size: var(--space-8);
  border: 1px solid var(--color-line-strong);
  border-block-start: 3px solid var(--color-accent);
`;

export const Bar = styled.div`
  inline-size: var(--sample);
  block-size: var(--space-4);
  background: var(--color-accent);
`;

export const Corner = styled.div`
  inline-size: var(--space-16);
  block-size: var(--space-12);
  border: 1px solid var(--color-line-strong);
  border-radius: var(--sample);
  background: var(--color-surface-raised);
`;

export const Panel = styled.div`
  inline-size: var(--space-24);
  block-size: var(--space-16);
  margin-block-end: var(--space-8);
  border-radius: var(--radius-l);
  background: var(--color-surface-raised);
  box-shadow: var(--sample);
`;

export type TextProperty = 'font-family' | 'font-weight' | 'line-height' | 'letter-spacing';

export const Text = styled.p<{ $display: boolean; $property: TextProperty }>`
  inline-size: 15rem;
  font: var(--weight-text) var(--text-m) / var(--leading-text) var(--font-text);
  ${({ $display }) =>
    $display && 'font-family: var(--font-display); font-weight: 800; text-transform: uppercase;'}
  ${({ $property }) => `${$property}: var(--sample)`};
`;
