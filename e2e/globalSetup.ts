export { ensureBuilt as default } from '../scripts/setup.mjs';
