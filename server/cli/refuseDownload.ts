import type { ContentSettings } from '../content/contentPaths';

/** @throws {Error} where the content file is a download, which would undo an edit */
export function refuseDownload({ CONTENT_URL }: ContentSettings): void {
  // The address may have a password in it.
  if (CONTENT_URL) throw new Error('the content comes from CONTENT_URL: edit it there');
}
