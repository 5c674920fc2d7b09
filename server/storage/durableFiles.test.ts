import { chown, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSignup } from '../signups/signupIntake';
import { createSignupStore } from '../signups/signupStore';
import { createFolderLocation, openTestDatabase } from '../testing/testDatabase';
import { replacePrivate } from './durableFiles';

/** The user that the server runs as. */
const server = 65_534;

describe('a file that root writes beside the sign-ups', () => {
  it('has the owner of the folder', async ({ skip }) => {
    skip(process.getuid?.() !== 0, 'giving a file to another user takes root');
    const location = await createFolderLocation();
    const { dataDir } = location;
    await chown(dataDir, server, server);
    const store = createSignupStore(openTestDatabase(location));
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

describe('a private file', () => {
  it('is replaced as a whole by several writers at the same time, which leave nothing beside it', async () => {
    const { dataDir } = await createFolderLocation();
    const file = join(dataDir, 'last-good.json');
    const texts = Array.from({ length: 20 }, (_, writer) => String(writer).repeat(10_000));
    await Promise.all(texts.map((text) => replacePrivate(file, text)));
    expect(texts).toContain(await readFile(file, 'utf8'));
    expect(await readdir(dataDir)).toEqual(['last-good.json']);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });
});
