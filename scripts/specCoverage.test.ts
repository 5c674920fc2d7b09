import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
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

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Whether a file has a test of this title, or exports a story of this name. */
function proves(file: string, name: string): boolean {
  const source = readFileSync(path.join(root, file), 'utf8');
  const pattern = file.endsWith('.stories.tsx')
    ? String.raw`^export const ${escape(name)}\b`
    : `(['"\`])${escape(name)}\\1`;
  return new RegExp(pattern, 'm').test(source);
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
