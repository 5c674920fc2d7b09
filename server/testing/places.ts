import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { SignupPlace } from '../signups/openSignupStore';
import { createDatabase } from './postgres';
import { createTestLog } from './serve';

/** A folder for what a server stores, for as long as the test runs. */
export async function createFolderPlace(): Promise<SignupPlace> {
  const dataDir = await mkdtemp(join(tmpdir(), 'league-data-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  return { dataDir, log: createTestLog() };
}

/** An empty database for the same. */
export async function createDatabasePlace(): Promise<SignupPlace> {
  return { dataDir: 'unused', databaseUrl: await createDatabase(), log: createTestLog() };
}
