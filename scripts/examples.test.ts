import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { exampleOf } from '../.storybook/exampleCode';
import { root } from './setup.mjs';

const stories = path.join(root, 'stories');
const files = readdirSync(stories, { recursive: true, encoding: 'utf8' });

/** Returns the errors of sources that are files of the project for the compiler alone. */
function findErrors(sources: Map<string, string>): string[] {
  const read = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file));
  const { options } = ts.parseJsonConfigFileContent(read.config, ts.sys, root);
  const paths = { 'src/*': [path.join(root, 'src/*')] };
  const disk = ts.createCompilerHost(options);
  const host = ts.createCompilerHost(options);
  host.fileExists = (file) => sources.has(file) || disk.fileExists(file);
  host.getSourceFile = (file, version) => {
    const source = sources.get(file);
    return source === undefined
      ? disk.getSourceFile(file, version)
      : ts.createSourceFile(file, source, version);
  };
  const program = ts.createProgram([...sources.keys()], { ...options, paths }, host);
  return [...sources.keys()].flatMap((file) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(file))
      .map(({ messageText }) => `${file}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`),
  );
}

test('each example of a docs page compiles as it is shown', async () => {
  const sources = new Map<string, string>();
  for (const file of files.filter((name) => /^(?!docs|pages|screens).*\.stories\.tsx$/.test(name)))
    sources.set(
      path.join(stories, `${file}.example.tsx`),
      await exampleOf(path.join(stories, file)),
    );
  for (const file of files.filter((name) => name.endsWith('.mdx'))) {
    const page = readFileSync(path.join(stories, file), 'utf8');
    for (const [, type, code = ''] of page.matchAll(/^```(tsx?)\n(.*?)^```$/gms))
      sources.set(
        path.join(root, `${path.basename(file)}-${sources.size}.${type}`),
        // The page is read in a project beside this one, which has the published module.
        code
          .replaceAll("'../redline/", "'./")
          .replace("'./visitStory.js'", "'./stories/testing/visitStory'"),
      );
  }
  expect(sources.size).toBeGreaterThan(70);
  expect(findErrors(sources)).toEqual([]);
});
