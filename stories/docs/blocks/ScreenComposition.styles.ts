import { styled } from 'styled-components';
import { from } from '../../../src/theme/breakpoints';

export const Parts = styled.div`
  display: grid;
  gap: var(--space-12);
  margin-block-start: var(--space-6);
  color: var(--color-ink);
  font: 400 var(--text-s) / 1.5 var(--font-text);
`;

/** As wide as their devices in proportion, so that both have the same height. */
export const Pictures = styled.div`
  display: grid;
  gap: var(--space-6) var(--space-4);

  ${from.m} {
    /* The two aspect ratios: 390 / 844 and 1280 / 800. */
    grid-template-columns: 0.462fr 1.6fr;
    align-items: end;
  }
`;

export const Picture = styled.figure`
  display: grid;
  gap: var(--space-2);

  > :first-child {
    outline: 1px solid var(--color-line);
    border-radius: var(--radius-m);
  }
`;

export const PictureName = styled.figcaption`
  color: var(--color-ink-muted);
`;

export const Part = styled.section`
  display: grid;
  gap: var(--space-4);
`;

export const PartName = styled.h3`
  padding-inline-start: var(--space-3);
  border-inline-start: 3px solid var(--color-accent);
  font: 800 var(--text-display-s) / 1 var(--font-display);
  text-transform: uppercase;
`;

/** Pairs of a name and a description, side by side where there is room. */
export const Facts = styled.dl`
  display: grid;
  gap: var(--space-1) 0;

  ${from.m} {
    grid-template-columns: 16rem 1fr;
    row-gap: 0;
  }

  code {
    font-size: 0.875em;
    overflow-wrap: anywhere;
  }

  dt {
    padding-block-start: var(--space-3);
    border-block-start: 1px solid var(--color-line);
    padding-inline-end: var(--space-6);
    font-weight: 600;
  }

  dd {
    padding-block-end: var(--space-3);

    ${from.m} {
      padding-block-start: var(--space-3);
      border-block-start: 1px solid var(--color-line);
    }
  }
`;

export const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-5);
`;

export const Calls = styled.ul`
  display: grid;
  gap: var(--space-2);
`;

export const Call = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
`;

export const Muted = styled.span`
  color: var(--color-ink-muted);
`;
