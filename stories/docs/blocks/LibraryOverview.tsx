import { useEffect, useState } from 'react';
import type { ListedComponent } from '../../../scripts/listComponents';
import { ComponentOverview } from './ComponentOverview';
import { readOverview } from './overview';

/** Renders the overview of the components that this library has. */
export function LibraryOverview() {
  const [components, setComponents] = useState<ListedComponent[]>([]);

  useEffect(() => {
    void readOverview().then(setComponents);
  }, []);

  return <ComponentOverview components={components} />;
}
