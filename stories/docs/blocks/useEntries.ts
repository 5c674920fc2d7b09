import { useEffect, useState } from 'react';
import { parseIndex, type Entry } from '../../../scripts/library/libraryIndex';

/** Returns the stories and docs pages of this library, none until they are read. */
export function useEntries(): Entry[] {
  const [entries, setEntries] = useState<Entry[]>([]);

  useEffect(() => {
    const read = async () => {
      const response = await fetch('./index.json');
      setEntries(parseIndex(await response.json()));
    };
    void read();
  }, []);

  return entries;
}
