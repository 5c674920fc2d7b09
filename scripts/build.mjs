import { join } from 'node:path';
import { ensureBuilt, root } from './setup.mjs';

/**
 * Vitest's global setup for tests of the built server.
 * @param {import('vitest/node').TestProject} project
 */
export function setup(project) {
  ensureBuilt();
  project.provide('programs', join(root, 'dist', 'server'));
}
