import path from 'node:path';
import { root } from '../setup.mjs';
import { buildLibrary } from './buildLibrary';
import { takeOverviewPictures } from './overviewPictures';

/**
 * Builds the library as it is published, with the pictures of its overview, and returns its folder.
 * @throws {SetupError} When it cannot be built.
 */
export async function publishLibrary(): Promise<string> {
  const folder = path.join(root, 'storybook-static');
  buildLibrary(root, folder);
  await takeOverviewPictures(folder);
  return folder;
}
