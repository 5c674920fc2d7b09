import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, useRoutes } from 'react-router-dom';
import { styled } from 'styled-components';

const Line = styled.p`
  margin: 2rem;
`;

const routes = [{ path: '*', element: <Line>One line.</Line> }];

const Page = () => useRoutes(routes);

const root = document.body.appendChild(document.createElement('div'));
createRoot(root).render(
  <QueryClientProvider client={new QueryClient()}>
    <BrowserRouter>
      <Page />
    </BrowserRouter>
  </QueryClientProvider>,
);
