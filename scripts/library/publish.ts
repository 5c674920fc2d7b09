/**
 * Builds the library as files, with the pictures of its overview and the module that visits its stories: `npm run build-storybook -- [options]`, where the options
 * are those of `storybook build`.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import ts from 'typescript';
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

copyFileSync(path.join(root, 'docs', 'openapi.json'), path.join(folder, 'openapi.json'));

// What opens a story in Playwright, for projects without this one: the module and its types.
const helper = path.join(root, 'stories', 'testing', 'visitStory.ts');
const [source, compilerOptions] = [
  readFileSync(helper, 'utf8'),
  { target: ts.ScriptTarget.ES2022 },
];
const { outputText: declarations } = ts.transpileDeclaration(source, { compilerOptions });
writeFileSync(path.join(folder, 'visitStory.js'), ts.transpile(source, compilerOptions));
writeFileSync(path.join(folder, 'visitStory.d.ts'), declarations);
if (!quiet) console.log(`The library is in ${folder}.`);
