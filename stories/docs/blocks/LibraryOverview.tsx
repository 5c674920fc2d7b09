import { useEffect, useState } from 'react';
import { ComponentOverview } from './ComponentOverview';
import { readOverview, type OverviewComponent } from './overview';

/** Renders the overview of the components that this library has. */
export function LibraryOverview() {
  const [components, setComponents] = useState<OverviewComponent[]>([]);

  useEffect(() => {
    void readOverview().then(setComponents);
  }, []);

  return <ComponentOverview components={components} />;
}
