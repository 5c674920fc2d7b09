import { styled } from 'styled-components';

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
`;

export const Main = styled.main`
  flex: 1 0 auto;
  /* Keeps content wider than the window, such as a long name, from widening the page. */
  min-inline-size: 0;
  inline-size: 100%;
`;
