import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { SignupPlace } from '../signups/openSignupStore';
import { createDatabase } from './postgres';
import { createTestLog } from './serve';

/** Creates a folder for a server's data, removed after the test. */
export async function createFolderPlace(): Promise<SignupPlace> {
  const dataDir = await mkdtemp(join(tmpdir(), 'league-data-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  return { dataDir, log: createTestLog() };
}

/** Creates an empty database for a server's data. */
export async function createDatabasePlace(): Promise<SignupPlace> {
  return { dataDir: 'unused', databaseUrl: await createDatabase(), log: createTestLog() };
}
