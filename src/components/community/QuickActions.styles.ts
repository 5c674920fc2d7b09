import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints';
import { panelStyles } from '../primitives/panelStyles';

export const ActionsPanel = styled.section`
  display: grid;
  gap: var(--space-6);
  padding: var(--space-6) var(--space-5);
  ${panelStyles}

  ${from.m} {
    padding: var(--space-8);
  }
`;

export const ActionsTitle = styled.h2`
  line-height: 0.95;
`;

export const ActionList = styled.ul`
  display: grid;
  gap: var(--space-6);

  ${from.m} {
    gap: var(--space-3);
  }

  ${from.l} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-6);
  }
`;

/** Aligns the buttons of neighbouring actions on one line, whatever the length of their text. */
export const Action = styled.li`
  display: grid;
  gap: var(--space-3);

  ${from.m} {
    grid-template-columns: minmax(0, 1fr) 16rem;
    align-items: center;
  }

  ${from.l} {
    grid-template-columns: minmax(0, 1fr);
    align-content: space-between;
  }
`;

export const ActionText = styled.p`
  line-height: 1.4;
  text-wrap: balance;
`;
