import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder, openPrivate, syncFolder } from '../storage/durableFiles';
import type { CalendarHistory } from './calendarHistory';
import { formatEntries, parseEntries } from './entriesJson';

/** Stores the calendar's history in `calendar.json`. A crash leaves either the old file or the new one. */
export function openFileHistory(folder: string): CalendarHistory {
  const file = join(folder, 'calendar.json');

  async function read(): Promise<string | undefined> {
    try {
      return await readFile(file, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      return undefined;
    }
  }

  async function replace(text: string): Promise<void> {
    await makeFolder(folder);
    const newFile = `${file}.new`;
    const handle = await openPrivate(newFile, 'w', file);
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(newFile, file);
    await syncFolder(folder);
  }

  return {
    update: async (change) => {
      const text = await read();
      const known = text === undefined ? [] : parseEntries(text, file);
      const changed = change(known);
      const changedText = formatEntries(changed);
      if (changedText !== formatEntries(known)) await replace(changedText);
      return changed;
    },
    close: () => Promise.resolve(),
  };
}
