import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatEventMoment } from '../../src/domain/dates';
import { rememberedFile } from '../signups/remembered';
import { createSignupStore } from '../signups/signupStore';
import { openSuppressionList } from '../signups/suppressionList';
import { sampleLeague } from '../testing/league';
import { addresses, counts, createMailedLeague, fan, fans } from '../testing/mailedLeague';
import { runLeague } from '../testing/runLeague';
import { refusal } from '../testing/startMailServer';

const [night, otherNight] = sampleLeague().events.map(({ id }) => String(id)) as [string, string];

/** Three Saturday nights ahead. */
const [first, second, third] = [30, 37, 44].map((days) =>
  new Date(Date.now() + days * 24 * 60 * 60_000).toISOString(),
) as [string, string, string];
const named = (date: string) => formatEventMoment(date, 'America/New_York');

/** Creates a league whose event has its first date, and what runs a command line in it. */
async function createLeague(...league: Parameters<typeof createMailedLeague>) {
  const created = await createMailedLeague(...league);
  const { environment, folder } = created;
  const run = (line: string) => runLeague([...line.split(' '), '--yes'], environment, folder);
  await run(`events edit ${night} --date ${first}`);
  return {
    ...created,
    run,
    /** Runs the line that a command has printed. */
    tell: async (line: string) => {
      const { stdout } = await run(line);
      const [, printed = ''] = /To tell them: league (.*)\n/.exec(stdout) ?? [];
      return run(`${printed} --rate 999`);
    },
    message: (about: string) => run(`message --event ${night} --rate 999 --about ${about}`),
    /** Writes a file with what the promoter says. */
    write: async (text: string) => {
      await writeFile(join(folder, 'text.txt'), text);
    },
  };
}

describe('league message', () => {
  it('tells each change to those who get the link, by the line that the change prints, once each', async () => {
    const league = await createLeague([
      ...fans(2),
      fan({ email: 'bo@example.com', eventId: night }),
      fan({ email: 'other@example.com', eventId: otherNight }),
      fan({ email: 'left@example.com' }),
      fan({ mobile: '0771' }),
    ]);
    const list = await openSuppressionList(league.database);
    await createSignupStore(league.database).unsubscribe(list.tokenOf('left@example.com'));
    const audience = [...addresses(2), 'bo@example.com'].sort();

    const moved = await league.tell(`events edit ${night} --date ${second}`);
    expect(moved.code).toBe(0);
    expect(moved.stdout).toContain(`Starts                ${named(second)}
About                 moved
Was to start          ${named(first)}
To mail               3
Sent another message  0
`);
    expect(counts(moved.stdout)).toMatchObject({
      'Mailed now': 3,
      Suppressed: 1,
      'Mobile only': 1,
    });
    expect(league.recipients().sort()).toEqual(audience);
    expect(league.taken[0]).toMatchObject({
      subject: 'Undated has a new date',
      text: expect.stringContaining(`Old: ${named(first)}\nNew: ${named(second)}\n`) as string,
    });
    expect(counts((await league.message(`moved --was ${first}`)).stdout)).toMatchObject({
      'To mail': 0,
      'Mailed in all': 3,
    });

    await league.tell(`events edit ${night} --date ${third}`);
    await league.tell(`events set-status ${night} postponed`);
    await league.tell(`events set-status ${night} cancelled`);
    expect(league.taken.map(({ subject }) => subject)).toEqual(
      [
        ['Undated has a new date', 'Undated has a new date'],
        ['Undated is postponed', 'Undated is cancelled'],
      ].flatMap((subjects) => subjects.flatMap((subject) => [subject, subject, subject])),
    );
    expect(league.recipients().slice(-3).sort()).toEqual(audience);
    expect(league.taken.at(-1)?.text).toContain(
      `Undated, which was to start on ${named(third)}, is cancelled.`,
    );
    expect(new Set(league.taken.map(({ messageId }) => messageId)).size).toBe(12);
  });

  it('goes on where it ended, and corrects a text, as a link', async () => {
    let isBusy = true;
    const league = await createLeague(fans(3), {
      onRecipient: (address) => {
        if (isBusy && address.startsWith('fan1')) throw refusal(451);
      },
    });
    const text = join(league.folder, 'text.txt');
    await league.write('Goodloe is out: Lind meets <Rakotomalala>.\r\n\r\nDoors open at 6.\n');
    const told = await league.message(`changed --text ${text}`);
    expect(told.code).toBe(1);
    expect(counts(told.stdout)).toMatchObject({ 'Mailed now': 2, 'Left to mail': 1 });
    expect(told.stdout).toMatch(/^Text +Goodloe is out: Lind meets <Rakotomalala>\.$/m);
    isBusy = false;
    await league.message(`changed --text ${text}`);
    expect(league.recipients().sort()).toEqual(addresses(3));
    expect(league.taken[0]?.text).toContain(
      'Something about Undated has changed.\n\nGoodloe is out: Lind meets <Rakotomalala>.\n\nDoors open at 6.\n\nYou are still',
    );
    expect(league.taken[0]?.html).toContain('&#60;Rakotomalala&#62;');

    await league.write('Goodloe is out: Lind meets Halvorsen.');
    expect(await league.message(`changed --text ${text}`)).toMatchObject({
      code: 1,
      stderr: '3 were sent another message: to correct that by this one, add --correction\n',
    });
    const corrected = await league.message(`changed --text ${text} --correction`);
    expect(counts(corrected.stdout)).toMatchObject({ 'Mailed now': 3 });
    expect(league.taken.at(-1)).toMatchObject({ subject: 'Undated has changed (corrected)' });
    expect(league.taken.at(-1)?.text).toContain('This mail corrects the one that we sent you');
  });

  it('is another mail than the link, also in what outlives a restore', async () => {
    const { database, environment, run, message, taken } = await createLeague(fans(1));
    const soonest = new Date(Date.now() + 3_600_000).toISOString();
    await run(`events edit ${night} --date ${soonest}`);
    const notify = `notify --event ${night} --link https://watch.example/night`;
    await run(notify);
    await run(`events set-status ${night} cancelled`);
    await message('cancelled');
    expect(taken).toHaveLength(2);

    await database.query('DELETE FROM notifications', []);
    expect((await message('cancelled')).stderr).toContain('0 who get no mail, 2 who were mailed\n');
    await run(notify);
    expect(taken).toHaveLength(2);
    const remembered = await readFile(rememberedFile(environment.DATA_DIR ?? ''), 'utf8');
    expect(remembered.match(/mailed \S+ \S+/g)).toEqual([
      `mailed ${night} link`,
      `mailed ${night} cancelled:${soonest}`,
    ]);
  });

  it.each([
    ['upcoming', 'cancelled', `Undated is upcoming: first run league events set-status ${night}`],
    ['upcoming', 'moved', '--was says when it was to start: events edit has printed it'],
    ['upcoming', `moved --was ${first}`, 'Undated has no other date: first run league events'],
    ['upcoming', 'changed', '--text is needed: a file that says what has changed'],
    ['upcoming', `changed --was ${first} --text db.json`, '--was is for --about moved'],
    ['upcoming', 'changed --text none.txt', 'none.txt'],
    ['cancelled', `moved --was ${second}`, 'tell that by --about cancelled'],
    ['postponed', `moved --was ${second}`, 'tell that by --about changed, or'],
  ])(
    'refuses what the content of an event that is %s does not say: %s',
    async (set, about, says) => {
      const { run, message, taken } = await createLeague(fans(1));
      await run(`events set-status ${night} ${set}`);
      const { code, stderr } = await message(about);
      expect(code).toBe(1);
      expect(stderr).toContain(says);
      expect(taken).toEqual([]);
    },
  );

  it.each([
    ['', 'is empty'],
    ['\uFEFF \n', 'is empty'],
    [Buffer.from([0x50, 0x4b, 0xff]), 'is no text: save it as plain text, in UTF-8'],
  ])('refuses the text %j', async (text, says) => {
    const { folder, message } = await createLeague(fans(1));
    const file = join(folder, 'text.docx');
    await writeFile(file, text);
    expect(await message(`changed --text ${file}`)).toMatchObject({
      code: 1,
      stderr: `${file} ${says}\n`,
    });
  });
});
