import path from 'node:path';
import { findUnguided, findUnshown } from './stories';

const root = path.dirname(import.meta.dirname);
const faults = [
  ...findUnshown(root).map((file) => `${file} has no story.`),
  ...findUnguided(root).map(
    (file) => `${file} is missing: when to use the component, and its keys.`,
  ),
];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
