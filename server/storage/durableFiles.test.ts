import { appendFile, chown, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openCalendarHistory } from '../calendar/calendarHistory';
import { createFolderPlace } from '../testing/places';
import { openSendLog, openSignupStore } from '../signups/openSignupStore';
import { createSignup } from '../signups/signupStore';

/** The user that the server runs as. */
const server = 65_534;

const moment = '2027-01-01T20:00:00.000Z';
const night = {
  ...{ id: 'night-1', title: 'Night One', status: 'confirmed' as const },
  ...{ start: moment, changedAt: moment, sequence: 0 },
};

describe('a file that root writes beside the sign-ups', () => {
  it('has the owner of the folder', async ({ skip }) => {
    skip(process.getuid?.() !== 0, 'giving a file to another user takes root');
    const place = await createFolderPlace();
    const { dataDir } = place;
    await chown(dataDir, server, server);
    const ownedByOthers = async () => {
      const names = await readdir(dataDir);
      const owners = await Promise.all(
        names.map(async (name) => [name, (await stat(join(dataDir, name))).uid]),
      );
      return owners.filter(([, owner]) => owner !== server);
    };

    const store = await openSignupStore(place);
    await store.append('pay-per-view', createSignup({ name: 'Bo', email: 'bo@example.com' }));
    await (await openSendLog(place, 'night-1')).close();
    await openCalendarHistory(place).update(() => [night]);
    expect(await readdir(dataDir)).toContain('calendar.json');
    expect(await ownedByOthers()).toEqual([]);

    await store.erase({ email: 'bo@example.com' });
    await store.close();
    await appendFile(join(dataDir, 'signups.jsonl'), 'torn');
    await (await openSignupStore(place)).close();
    expect(await readdir(dataDir)).toContain('signups.jsonl.torn');
    expect(await ownedByOthers()).toEqual([]);
  });

  it('has the owner of the file that it replaces', async ({ skip }) => {
    skip(process.getuid?.() !== 0, 'giving a file to another user takes root');
    const place = await createFolderPlace();
    const store = await openSignupStore(place);
    const file = join(place.dataDir, 'signups.jsonl');
    await chown(file, server, server);
    await store.erase({ email: 'bo@example.com' });
    await store.close();
    expect((await stat(file)).uid).toBe(server);
  });
});
