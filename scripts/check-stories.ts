import path from 'node:path';
import { findUnshown } from './stories';

const root = path.dirname(import.meta.dirname);
const unshown = findUnshown(root);
for (const file of unshown) console.error(`${file} has no story.`);
process.exitCode = unshown.length === 0 ? 0 : 1;
