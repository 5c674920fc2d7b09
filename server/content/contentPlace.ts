import { join } from 'node:path';
import type { ContentPlace } from './readContent';

/** The pictures of the build that this module is part of, or of the source, in the folder that Node was started in. */
const pictureRoot = import.meta.url.endsWith('.ts') ? 'public' : join('dist', 'client');

/** Returns where the server and all commands find the content, so that they agree on it. */
export function contentPlace(file: string): Required<ContentPlace> {
  return { file, pictureRoot };
}
