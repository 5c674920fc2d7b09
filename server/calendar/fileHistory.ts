import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder, openPrivate, syncFolder } from '../signups/durableFiles';
import type { CalendarMemory } from './calendarMemory';
import { entriesText, parseEntries } from './entriesText';

/** Keeps the calendar's memory in `calendar.json`. A crash leaves either the old file or the new. */
export function openFileMemory(folder: string): CalendarMemory {
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
      const changedText = entriesText(changed);
      if (changedText !== entriesText(known)) await replace(changedText);
      return changed;
    },
    close: () => Promise.resolve(),
  };
}
