import { styled } from 'styled-components';

/** Keeps the label on one line in a narrow column, and its visually hidden text within a scrolling frame. */
export const Root = styled.div`
  position: relative;
  inline-size: max-content;
`;
