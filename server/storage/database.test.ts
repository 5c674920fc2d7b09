import { describe, expect, it } from 'vitest';
import { createLocation, openTestDatabase } from '../testing/testDatabase';
import { StoreUnavailableError } from './database';

describe('a database', () => {
  it('is closed after the statements that are running, and runs none from then on', async () => {
    const database = openTestDatabase(await createLocation());
    let settled = 0;
    const running = Array.from({ length: 20 }, async (_, index) => {
      const { rows } = await database.query('SELECT CAST($1 AS INTEGER) AS number', [index]);
      settled += 1;
      return rows;
    });
    await database.close();
    expect(settled).toBe(running.length);
    expect(await Promise.all(running)).toEqual(
      Array.from(running, (_, index) => [{ number: index }]),
    );
    await expect(database.query('SELECT 1', [])).rejects.toThrow(StoreUnavailableError);
    expect(database.log.error).not.toHaveBeenCalled();
  });
});
