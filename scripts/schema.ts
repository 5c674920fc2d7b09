import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentJsonSchema } from '../server/content/contentJsonSchema';
import { openApi } from '../server/api/openApi';

/** Writes `db.schema.json`, with which editors complete and check `db.json`, and the description of the API. */
const files = { 'db.schema.json': contentJsonSchema(), 'docs/openapi.json': openApi() };
for (const [name, content] of Object.entries(files)) {
  await writeFile(join(import.meta.dirname, '..', name), `${JSON.stringify(content, null, 2)}\n`);
  console.log(`${name} is written`);
}
