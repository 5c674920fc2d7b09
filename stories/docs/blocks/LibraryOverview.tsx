import { useEffect, useState } from 'react';
import type { ListedComponent } from '../../../scripts/listComponents';
import { ComponentOverview } from './ComponentOverview';

/** Renders the overview of the components that this library has. */
export function LibraryOverview() {
  const [components, setComponents] = useState<ListedComponent[]>([]);

  useEffect(() => {
    void fetch('./overview.json')
      .then((response) => response.json() as Promise<ListedComponent[]>)
      .then(setComponents);
  }, []);

  return <ComponentOverview components={components} />;
}
