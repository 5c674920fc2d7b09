import { styled } from 'styled-components';

/** Keeps the label in one line in a narrow column, and what is only read out within a frame that scrolls. */
export const Root = styled.div`
  position: relative;
  inline-size: max-content;
`;
