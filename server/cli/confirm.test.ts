import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { confirm } from './confirm';

/** Answers the question as on a terminal, and returns what was asked and what came of it. */
async function answer(typed: string) {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const output = new PassThrough();
  input.write(`${typed}\n`);
  const outcome = confirm(['Over is completed'], {}, { input, output }).catch(String);
  await outcome;
  output.end();
  return { outcome: await outcome, asked: await text(output) };
}

test('a likely mistake is asked about once on a terminal', async () => {
  const asked = 'Over is completed\nIs it meant so? (y/N) ';
  expect(await answer('Y')).toEqual({ outcome: undefined, asked });
  expect(await answer('')).toEqual({ outcome: 'Error: Nothing was done', asked });
});
