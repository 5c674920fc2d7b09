/** Builds the library as files, in `storybook-static/`, with the pictures of its overview. */
import path from 'node:path';
import { root } from '../setup.mjs';
import { buildLibrary } from './buildLibrary';
import { takeOverviewPictures } from './overviewPictures';

const folder = path.join(root, 'storybook-static');
buildLibrary(root, folder);
await takeOverviewPictures(folder);
console.log(`The library is in ${folder}.`);
