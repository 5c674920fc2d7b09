import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '../api/queryClient';
import { App } from '../app/App';
import { Providers } from '../app/Providers';
import { AddressReporter } from './AddressReporter';

interface WholeAppProps {
  /** The initial path. */
  path: string;
}

/** Renders the whole site at a path, with working navigation. Its requests go to the fake API. */
export function WholeApp({ path }: WholeAppProps) {
  const [queryClient] = useState(() => createQueryClient());
  return (
    <Providers queryClient={queryClient}>
      {/* As in the browser's entry. Another initial path is another page load. */}
      <MemoryRouter key={path} initialEntries={[path]} useTransitions={false}>
        <AddressReporter />
        <App />
      </MemoryRouter>
    </Providers>
  );
}

/** The parameters of a story of {@link WholeApp}. */
export const wholeAppParameters = {
  layout: 'fullscreen',
  wholeApp: true,
};
