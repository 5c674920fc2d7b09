import Sqlite from 'libsql';
import { join } from 'node:path';
import { dataFolder } from '../playwright.config';

/** Returns the rows of a table with a name, read beside the server, since no call of the API returns them. */
export function storedSignups(
  table: 'signups' | 'pay_per_view_signups',
  name: string,
): Record<string, unknown>[] {
  const database = new Sqlite(join(dataFolder, 'redline.db'));
  try {
    const statement = database.prepare(`SELECT * FROM ${table} WHERE name = ?`);
    return statement.all(name) as Record<string, unknown>[];
  } finally {
    database.close();
  }
}
