import { join } from 'node:path';
import type { ContentPaths } from './readContent';

/** The settings that say where the content is. */
export interface ContentSettings {
  CONTENT_FILE: string;
  MEDIA_DIR: string;
  DATA_DIR: string;
  CONTENT_URL?: string | undefined;
}

/** The pictures of the build that this module is part of, or of the source, in the folder that Node was started in. */
const pictureRoot = import.meta.url.endsWith('.ts') ? 'public' : join('dist', 'client');

/** Returns where the server and all commands find the content and its pictures, so that they agree on it. */
export function contentPaths(settings: ContentSettings): Required<ContentPaths> {
  const { CONTENT_FILE: file, MEDIA_DIR: mediaDir, DATA_DIR: dataDir } = settings;
  return { file, pictureRoot, mediaDir, dataDir };
}
