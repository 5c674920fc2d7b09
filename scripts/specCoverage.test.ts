import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = path.dirname(import.meta.dirname);
const document = readFileSync(path.join(root, 'docs', 'spec-coverage.md'), 'utf8');

interface Row {
  /** From 1, as in an editor. */
  line: number;
  cells: string[];
}

/** Returns the rows of the tables without their headers. */
const rows: Row[] = document
  .split('\n')
  .map((text, index) => ({ line: index + 1, text }))
  .filter(({ text }) => /^\| (?!Sentence |-)/.test(text))
  .map(({ line, text }) => ({
    line,
    cells: text
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  }));

const parsed = new Map<string, ts.SourceFile>();

function parse(file: string): ts.SourceFile {
  const source =
    parsed.get(file) ??
    ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  parsed.set(file, source);
  return source;
}

/**
 * Returns the tests with this title in a part of a file; none when they, or a group around them, are always
 * skipped.
 */
function testsOf(title: string, part: ts.Node): ts.CallExpression[] {
  const found: ts.CallExpression[] = [];
  if (ts.isCallExpression(part)) {
    const [, called, modifiers = ''] =
      /^(describe|it|test)((?:\.\w+)*)/.exec(part.expression.getText()) ?? [];
    if (/\.(skip|todo|fixme)\b/.test(modifiers)) return [];
    const written = part.arguments[0]?.getText().slice(1, -1);
    if (called !== undefined && called !== 'describe' && written === title) found.push(part);
  }
  part.forEachChild((child) => void found.push(...testsOf(title, child)));
  return found;
}

/** Returns the first function or value of this name that a part of a file declares. */
function declaredIn(part: ts.Node, name: string): ts.Node | undefined {
  if (ts.isFunctionDeclaration(part) && part.name?.text === name) return part.body;
  if (ts.isVariableDeclaration(part) && part.name.getText() === name) return part.initializer;
  return part.forEachChild((child) => declaredIn(child, name));
}

/** Returns the declaration of a name in a file, or in the project's file that it is imported from. */
function declarationOf(name: string, file: ts.SourceFile): ts.Node | undefined {
  for (const { importClause, moduleSpecifier } of file.statements.filter(ts.isImportDeclaration)) {
    const names = importClause?.namedBindings;
    if (names === undefined || !ts.isNamedImports(names)) continue;
    if (!names.elements.some((element) => element.name.text === name)) continue;
    const target = path.join(
      path.dirname(file.fileName),
      (moduleSpecifier as ts.StringLiteral).text,
    );
    const source = [`${target}.ts`, `${target}.tsx`].find((candidate) => existsSync(candidate));
    return source === undefined ? undefined : declaredIn(parse(source), name);
  }
  return declaredIn(file, name);
}

/**
 * Returns whether a part of a file calls `expect`, or names a function that does: one of the same file, one of
 * another file that is called `expect…`, or the play function of another story.
 */
function asserts(part: ts.Node | undefined, seen = new Set<ts.Node>()): boolean {
  if (part === undefined || seen.has(part)) return false;
  seen.add(part);
  if (ts.isIdentifier(part)) {
    const { parent } = part;
    if (part.text === 'expect')
      return ts.isCallExpression(parent) || ts.isPropertyAccessExpression(parent);
    if (ts.isPropertyAccessExpression(parent) && parent.name === part) return false;
    const file = part.getSourceFile();
    const declaration = declarationOf(part.text, file);
    const isOwn = declaration?.getSourceFile() === file;
    return (isOwn || part.text.startsWith('expect')) && asserts(declaration, seen);
  }
  if (ts.isPropertyAccessExpression(part) && part.name.text === 'play') {
    return asserts(playOf(part.expression.getText(), part.getSourceFile()), seen);
  }
  return part.getChildren().some((child) => asserts(child, seen));
}

/** Returns the play function of an exported story, its own or that of the story it derives from. */
function playOf(name: string, file: ts.SourceFile): ts.Node | undefined {
  const story = file.statements
    .filter(ts.isVariableStatement)
    .filter((statement) => statement.getText().startsWith('export '))
    .flatMap(({ declarationList }) => declarationList.declarations)
    .find((declaration) => declaration.name.getText() === name)?.initializer;
  if (story === undefined || !ts.isObjectLiteralExpression(story)) return undefined;
  for (const property of story.properties.toReversed()) {
    if (ts.isSpreadAssignment(property)) {
      const play = playOf(property.expression.getText(), file);
      if (play) return play;
    } else if (property.name.getText() === 'play') {
      return ts.isPropertyAssignment(property) ? property.initializer : property;
    }
  }
  return undefined;
}

/** Returns whether a file has a test with this title that runs, or a story of this name, with an assertion. */
function proves(file: ts.SourceFile, name: string): boolean {
  if (file.fileName.endsWith('.stories.tsx')) return asserts(playOf(name, file));
  const tests = testsOf(name, file);
  return tests.length > 0 && tests.every((test) => test.arguments.some((part) => asserts(part)));
}

it.each([
  [true, "test('A', () => { expect(1).toBe(1); });"],
  [true, "test.each([1])('A', async () => { await expect(1).resolves.toBe(1); });"],
  [false, "test('A', () => { act(); });"],
  [false, "test.skip('A', () => { expect(1).toBe(1); });"],
  [false, "describe.skip('B', () => { test('A', () => { expect(1).toBe(1); }); });"],
  [false, "test('B', () => { expect(1).toBe(1); });"],
  [true, 'export const A = { play: async () => { await expect(1).toBe(1); } };'],
  [true, 'const isA = () => waitFor(() => expect(1).toBe(1)); export const A = { play: isA };'],
  // The play function of another story, its own or taken over, unless another one replaces it.
  [true, 'export const B = { play: () => expect(1) }; export const A = { play: B.play };'],
  [true, 'export const B = { play: () => expect(1) }; export const A = { ...B, args: {} };'],
  [false, 'export const B = { play: () => act() }; export const A = { play: B.play };'],
  [false, 'export const B = { play: () => expect(1) }; export const A = { ...B, play: act };'],
  // A shared check, and a function that only sounds like one.
  [
    true,
    "import { expectNoOverflow } from '../../src/testing/expectNoOverflow'; export const A = { play: expectNoOverflow };",
  ],
  [false, 'const expectNothing = () => act(); export const A = { play: expectNothing };'],
  [false, 'export const A = { args: {} };'],
  [false, 'export const A = { play: async ({ userEvent }) => { await userEvent.tab(); } };'],
  [false, 'export const A = { play: () => { void expect; } };'],
])('a proof is recognised, %s: %s', (isProof, text) => {
  const file = text.includes('export') ? 'A.stories.tsx' : 'A.test.ts';
  const source = ts.createSourceFile(
    path.join(root, 'stories', 'pages', file),
    text,
    ts.ScriptTarget.Latest,
    true,
  );
  expect(proves(source, 'A')).toBe(isProof);
});

describe('docs/spec-coverage.md', () => {
  it('covers the sections 2 to 9', () => {
    const sections = [...document.matchAll(/^## (\d)\./gm)].map(([, section]) => section);
    expect(sections).toEqual(['2', '3', '4', '5', '6', '7', '8', '9']);
    expect(rows.length).toBeGreaterThan(0);
  });

  it('names existing files, tests and stories in every row', () => {
    const isFile = (file: string) => existsSync(path.join(root, file));
    const faults = rows.flatMap(({ line, cells: [sentence = '', built = '', proofs = ''] }) => {
      const files = Array.from(built.matchAll(/`([^`]+)`/g), ([, file = '']) => file);
      const isProven = (proof: string) => {
        const [, file = '', name = ''] = /^`([^`]+)` › (.+)$/.exec(proof.trim()) ?? [];
        return file !== '' && isFile(file) && proves(parse(path.join(root, file)), name);
      };
      return [
        ...(sentence === '' || files.length === 0 ? ['is incomplete'] : []),
        ...files.filter((file) => !isFile(file)),
        ...proofs.split('<br>').filter((proof) => !isProven(proof)),
      ].map((fault) => `line ${line}: ${fault}`);
    });
    expect(faults).toEqual([]);
  });
});
