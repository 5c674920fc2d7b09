/**
 * Builds the library as files, with the pictures of its overview: `npm run build-storybook -- [options]`, where the options
 * are those of `storybook build`.
 */
import path from 'node:path';
import { Command } from 'commander';
import { root } from '../setup.mjs';
import { buildLibrary } from './buildLibrary';
import { takeOverviewPictures } from './overviewPictures';

const program = new Command('build-storybook')
  .option('-o, --output-dir <folder>', 'where the files go', 'storybook-static')
  .option('--quiet', 'prints nothing')
  .allowUnknownOption()
  .allowExcessArguments()
  .parse();
const { outputDir, quiet } = program.opts<{ outputDir: string; quiet?: true }>();

const folder = path.resolve(root, outputDir);
buildLibrary(root, folder, program.args);
await takeOverviewPictures(folder);
if (!quiet) console.log(`The library is in ${folder}.`);
