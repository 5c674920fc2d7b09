import { ensureBuilt } from './setup.mjs';

/** Vitest's global setup for tests of the built server. */
export function setup() {
  ensureBuilt();
}
