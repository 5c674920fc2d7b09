import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = path.dirname(import.meta.dirname);
const document = readFileSync(path.join(root, 'docs', 'spec-coverage.md'), 'utf8');

interface Row {
  /** From 1, as an editor counts. */
  line: number;
  cells: string[];
}

/** The tables' rows without their heads. */
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

/** Whether there is a test of this title in a part of a file, and nothing that has it skipped always. */
function runs(title: string, part: ts.Node, file: ts.SourceFile): boolean {
  if (ts.isCallExpression(part)) {
    const [, called, modifiers = ''] =
      /^(describe|it|test)((?:\.\w+)*)/.exec(part.expression.getText(file)) ?? [];
    if (/\.(skip|todo|fixme)\b/.test(modifiers)) return false;
    const written = part.arguments[0]?.getText(file).slice(1, -1);
    if (called !== undefined && called !== 'describe' && written === title) return true;
  }
  return ts.forEachChild(part, (child) => runs(title, child, file) || undefined) ?? false;
}

/** Whether a file exports a story of this name, and it or the one it is made from has a play function. */
function plays(name: string, file: ts.SourceFile): boolean {
  const story = file.statements
    .filter(ts.isVariableStatement)
    .filter((statement) => statement.getText(file).startsWith('export '))
    .flatMap(({ declarationList }) => declarationList.declarations)
    .find((declaration) => declaration.name.getText(file) === name)?.initializer;
  if (story === undefined || !ts.isObjectLiteralExpression(story)) return false;
  return story.properties.some((property) =>
    ts.isSpreadAssignment(property)
      ? plays(property.expression.getText(file), file)
      : property.name.getText(file) === 'play',
  );
}

/** Whether a file has a test of this title that is run, or a story of this name that looks at something. */
function proves(file: string, name: string): boolean {
  const text = readFileSync(path.join(root, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  return file.endsWith('.stories.tsx') ? plays(name, source) : runs(name, source, source);
}

describe('docs/spec-coverage.md', () => {
  it('covers the sections 2 to 9', () => {
    const sections = [...document.matchAll(/^## (\d)\./gm)].map(([, section]) => section);
    expect(sections).toEqual(['2', '3', '4', '5', '6', '7', '8', '9']);
    expect(rows.length).toBeGreaterThan(0);
  });

  it.each(rows)('line $line names what is there', ({ cells }) => {
    const [sentence = '', built = '', proofs = ''] = cells;
    expect(sentence).not.toBe('');
    const files = [...built.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
    expect(files).not.toEqual([]);
    expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);

    for (const proof of proofs.split('<br>')) {
      const [, file = '', name = ''] = /^`([^`]+)` › (.+)$/.exec(proof.trim()) ?? [];
      expect(existsSync(path.join(root, file)) && file !== '', proof).toBe(true);
      expect(proves(file, name), proof).toBe(true);
    }
  });
});
