import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentJsonSchema } from '../server/content/contentJsonSchema';

/** Writes `db.schema.json`, with which editors complete and check `db.json`. */
const file = join(import.meta.dirname, '..', 'db.schema.json');
await writeFile(file, `${JSON.stringify(contentJsonSchema(), null, 2)}\n`);
console.log('db.schema.json is written');
