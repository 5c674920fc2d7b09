import { chown, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSignup } from '../signups/signup';
import { createSignupStore } from '../signups/signupStore';
import { createFolderPlace, openTestDatabase } from '../testing/places';

/** The user that the server runs as. */
const server = 65_534;

describe('a file that root writes beside the sign-ups', () => {
  it('has the owner of the folder', async ({ skip }) => {
    skip(process.getuid?.() !== 0, 'giving a file to another user takes root');
    const place = await createFolderPlace();
    const { dataDir } = place;
    await chown(dataDir, server, server);
    const store = createSignupStore(openTestDatabase(place));
    await store.append('pay-per-view', createSignup({ name: 'Bo', email: 'bo@example.com' }));
    await store.erase({ email: 'bo@example.com' });

    const names = await readdir(dataDir);
    expect(names).toContain('redline.db-wal');
    const owners = await Promise.all(
      names.map(async (name) => (await stat(join(dataDir, name))).uid),
    );
    expect(new Set(owners)).toEqual(new Set([server]));
  });
});
