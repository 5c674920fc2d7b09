import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createQueryClient } from '../api/queryClient';
import { loadMatchedRoutes } from './loadMatchedRoutes';
import { Providers } from './Providers';
import { routes } from './routes';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root"');

await loadMatchedRoutes(routes, window.location.pathname);
createRoot(root).render(
  <Providers queryClient={createQueryClient()}>
    <RouterProvider router={createBrowserRouter(routes)} />
  </Providers>,
);
