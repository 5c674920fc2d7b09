import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { csvOf } from './files';

type Reader = Parameters<typeof csvOf>[1];

/** Returns the CSV of one column. */
async function write(column: string, cells: string[], reader: Reader) {
  const rows = Readable.from(cells.map((cell) => ({ [column]: cell })));
  return (await buffer(rows.pipe(csvOf([column], reader)))).toString();
}

/** Returns a cell as it is in the CSV. */
async function writeCell(column: string, cell: string, reader: Reader) {
  const csv = await write(column, [cell], reader);
  return csv.slice(csv.indexOf('\r\n') + 2, -2);
}

describe('CSV', () => {
  it.each([
    // A space between digits, or a bracket: both programs show it as it was typed.
    ['+1 617 555 0134', '+1 617 555 0134'],
    ['+1 617-555-0134', '+1 617-555-0134'],
    ['(617) 555-0134', '(617) 555-0134'],
    ['07700 900124', '07700 900124'],
    // Without, they are a number, a sum or a date.
    ['+16175550134', '"\t+16175550134"'],
    ['07700900124', '"\t07700900124"'],
    ['+1-617-555-0134', '"\t+1-617-555-0134"'],
    ['12/11/10', '"\t12/11/10"'],
    ['+1617555 ', '"\t+1617555 "'],
    // What is not only a number may be a formula.
    ['+1 617 555 0134+cmd', "'+1 617 555 0134+cmd"],
    ['-1 617 555 0134', "'-1 617 555 0134"],
    ['0770, "home"', '"0770, ""home"""'],
  ])('has the number %j for a spreadsheet as %j', async (mobile, cell) => {
    expect(await writeCell('mobile', mobile, 'spreadsheet')).toBe(cell);
  });

  it.each(['+1 617 555 0134', '+16175550134', '07700900124', '+1-617-555-0134'])(
    'has the number %s for a program as it is',
    async (mobile) => {
      expect(await writeCell('mobile', mobile, 'program')).toBe(mobile);
    },
  );

  it.each([
    ['=1+1', "'=1+1"],
    ['+1+1', "'+1+1"],
    ['-1+1', "'-1+1"],
    ['@SUM(1)', "'@SUM(1)"],
    ['＝1+1', "'＝1+1"],
    [' =1+1', "' =1+1"],
    ['\t=1+1', `"'\t=1+1"`],
    ['\r=1+1', `"'\r=1+1"`],
    ['\n=1+1', `"'\n=1+1"`],
    ["Bo;=1+cmd|' /C calc'!A0;", `"Bo;'=1+cmd|' /C calc'!A0;"`],
    ['Bo\t+1', `"Bo\t'+1"`],
    ['Zoë 🥊 O’Neil-Smith', 'Zoë 🥊 O’Neil-Smith'],
    ['Bo; Ana', '"Bo; Ana"'],
  ])('has the name %j as %j', async (name, cell) => {
    for (const reader of ['spreadsheet', 'program'] as const) {
      expect(await writeCell('name', name, reader)).toBe(cell);
    }
  });

  it('begins with a byte-order mark for a spreadsheet only, also without rows', async () => {
    expect(await write('mobile', [], 'spreadsheet')).toBe('\uFEFFmobile\r\n');
    expect(await write('mobile', [], 'program')).toBe('mobile\r\n');
  });
});
