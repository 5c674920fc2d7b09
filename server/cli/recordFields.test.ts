import { InvalidArgumentError } from 'commander';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { askFor, type RecordField } from './recordFields';

const fields: readonly RecordField[] = [
  { flags: '--name <text>', question: 'Full name', isRequired: true },
  { flags: '--home-town <text>', question: 'Home town' },
  {
    flags: '--reach <text>',
    question: 'Reach',
    parse: (reach) => {
      if (!reach.endsWith('cm')) throw new InvalidArgumentError('It must be in cm.');
      return reach;
    },
  },
];

test('a missing option is asked for, until it can be read', async () => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const lines = ['', 'Ana Cruz', '', '73 inches', ' 185 cm '];
  // Each answer comes when it is asked for, as from a terminal.
  output.on('data', (data: Buffer) => {
    if (data.toString().endsWith(': ')) input.write(`${lines.shift() ?? ''}\n`);
  });
  const said = text(output);
  const answers = await askFor(fields, {}, { input, output });
  output.end();
  expect(answers).toEqual({ name: 'Ana Cruz', reach: '185 cm' });
  expect(await said).toBe(
    [
      'Full name: Full name: Home town (optional): Reach (optional): It must be in cm.',
      'Reach (optional): ',
    ].join('\n'),
  );
});

test('an option is not asked for', async () => {
  const output = new PassThrough();
  const given = { name: 'Ana', homeTown: 'Hilo', reach: '1 cm' };
  expect(await askFor(fields, given, { input: new PassThrough(), output })).toEqual(given);
  expect(output.read()).toBeNull();
});
