import { existsSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { formatEventMoment } from '../../src/domain/dates';
import { writeLastGood } from '../content/lastGood';
import { readContent } from '../content/readContent';
import { remember, rememberedFile } from '../signups/remembered';
import { createSignupStore } from '../signups/signupStore';
import { openSuppressionList } from '../signups/suppressionList';
import { sampleLeague } from '../testing/league';
import { addresses, counts, createMailedLeague, fan, fans } from '../testing/mailedLeague';
import { refusal } from '../testing/startMailServer';
import { runLeague, startLeague } from '../testing/runLeague';
import { soon } from '../testing/soon';

const [night, otherNight] = sampleLeague().events.map(({ id }) => String(id)) as [string, string];
const link = 'https://watch.example/night';
const args = ['notify', '--event', night, '--link', link, '--yes', '--rate', '999'];

/** Creates a league, and what runs the command in it. */
async function createLeague(...league: Parameters<typeof createMailedLeague>) {
  const created = await createMailedLeague(...league);
  const { environment } = created;
  return {
    ...created,
    notify: (...options: string[]) => runLeague([...args, ...options], environment),
  };
}

/** The environment without mail settings. An empty variable counts as missing. */
const noMail = { SMTP_URL: '', MAIL_FROM: '', PUBLIC_URL: '' };

describe('league notify, with sign-ups', () => {
  it('mails each address once, however often it registered and the command is run', async () => {
    const league = await createLeague([
      fan({ email: 'Ana@example.com' }),
      fan({ email: 'bo@example.com', eventId: night }),
      fan({ email: 'ana@EXAMPLE.com', eventId: night, mobile: '0770' }),
      fan({ email: 'other@example.com', eventId: otherNight }),
      fan({ mobile: '0771' }),
    ]);
    const first = await league.notify();
    expect({ ...first, stdout: counts(first.stdout) }).toEqual({
      code: 0,
      stdout: {
        'To mail': 2,
        'Sent another link': 0,
        'Mailed now': 2,
        'Mailed in all': 2,
        'Left to mail': 0,
        Unconfirmed: 0,
        Refused: 0,
        Suppressed: 0,
        'Unusable addresses': 0,
        'Mobile only': 1,
      },
      stderr: '0 of 2: 0 sent, 0 deferred, 0 refused\n2 of 2: 2 sent, 0 deferred, 0 refused\n\n',
    });
    // Either letter case is possible, since both sign-ups may be of the same millisecond.
    const mailed = league.recipients().map((address) => address.toLowerCase());
    expect(mailed.sort()).toEqual(['ana@example.com', 'bo@example.com']);
    expect(league.taken[0]).toMatchObject({
      subject: 'Undated: your pay-per-view link',
      text: expect.stringContaining('https://watch.example/night') as string,
      html: expect.stringContaining('href="https://watch.example/night"') as string,
    });

    await league.register(fan({ email: 'ANA@example.com' }), fan({ email: 'cy@example.com' }));
    const later = await league.notify();
    expect(later.code).toBe(0);
    expect(counts(later.stdout)).toMatchObject({ 'Mailed now': 1, 'Mailed in all': 3 });
    expect((await league.notify()).stdout).toContain('Mailed now          0');
    expect(league.recipients().slice(2)).toEqual(['cy@example.com']);
  });

  it('mails deferred recipients at the next run, and refused ones only with its option', async () => {
    const rejections = new Map([
      ['fan1@example.com', [refusal(451, '4.7.1 Greylisted')]],
      ['fan2@example.com', [refusal(550, '5.1.1 fan2@example.com is nobody')]],
    ]);
    const league = await createLeague(fans(4), {
      onRecipient: (address) => {
        const rejection = rejections.get(address)?.pop();
        if (rejection) throw rejection;
      },
    });
    const first = await league.notify();
    expect(first.code).toBe(1);
    expect(counts(first.stdout)).toMatchObject({ 'Mailed now': 2, 'Left to mail': 1, Refused: 1 });
    expect(first.stdout).toContain('The mail server deferred 1: run it in 5 minutes or later\n');
    expect(first.stdout).toContain('The mail server said 550 5.1.1 to 1\n');
    expect(first.stdout).toContain('Refused ones are not tried again: see --retry-refused\n');
    expect(first.stdout + first.stderr).not.toContain('@');

    const second = await league.notify();
    expect(second.code).toBe(0);
    expect(counts(second.stdout)).toMatchObject({ 'Mailed now': 1, Refused: 1 });
    expect(second.stdout).toContain('see --retry-refused\n');
    const third = await league.notify('--retry-refused');
    expect(counts(third.stdout)).toMatchObject({ 'Mailed now': 1, Refused: 0 });
    expect(league.recipients().sort()).toEqual(addresses(4));
  });

  it('sends no other link without --correction, which mails it once to those who were sent another one', async () => {
    const right = 'https://watch.example/right';
    let refuses = true;
    const league = await createLeague(fans(4), {
      onRecipient: (address) => {
        if (refuses && address.startsWith('fan2')) throw refusal(550, '5.1.1 Unknown');
      },
    });
    const run = (...options: string[]) =>
      runLeague([...args.with(4, right), ...options], league.environment);
    await league.notify();
    const list = await openSuppressionList(league.database);
    await createSignupStore(league.database).unsubscribe(list.tokenOf('fan3@example.com'));
    await league.register(fan({ email: 'late@example.com' }));
    const refused = async (ran: ReturnType<typeof run>, says: string) => {
      const { code, stdout, stderr } = await ran;
      expect({ code, stderr }).toEqual({ code: 1, stderr: `${says}\n` });
      expect(stdout).toMatch(/^Sent another link +2$/m);
      expect(stdout).not.toContain('Mailed now');
    };
    const correct = 'to correct that by this one, add --correction';
    await refused(run(), `2 were sent another link, ${link}: ${correct}`);
    await refused(run('--dry-run'), `2 were sent another link, ${link}: ${correct}`);

    const corrected = await run('--correction');
    expect(corrected.code).toBe(0);
    expect(counts(corrected.stdout)).toMatchObject({
      'To mail': 2,
      'Sent another link': 2,
      'Mailed now': 2,
      'Left to mail': 0,
    });
    const mails = league.taken.slice(-2);
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual(addresses(2));
    for (const mail of mails) {
      expect(mail).toMatchObject({ subject: 'Undated: your corrected pay-per-view link' });
      expect(mail.text).toContain('was wrong. This is the right one.');
      expect(mail.text).toContain(right);
    }
    expect(new Set(league.taken.map(({ messageId }) => messageId)).size).toBe(league.taken.length);
    expect(counts((await run('--correction')).stdout)).toMatchObject({ 'Mailed now': 0 });

    // The line that the shell remembers.
    await refused(league.notify(), `2 were sent another link, ${right}: ${correct}`);
    expect(league.recipients()).not.toContain('late@example.com');
    expect(counts((await run()).stdout)).toMatchObject({ 'Mailed now': 1 });
    expect(counts((await league.notify('--correction')).stdout)).toMatchObject({ 'Mailed now': 3 });

    refuses = false;
    await run('--correction', '--retry-refused');
    const first = league.taken.find(({ recipient }) => recipient === 'fan2@example.com');
    expect(first).toMatchObject({ subject: 'Undated: your pay-per-view link' });
  });

  it('says who will be mailed what, and sends nothing without an answer', async () => {
    const league = await createLeague(fans(3));
    const date = new Date(Date.now() + 20 * 60 * 60_000).toISOString();
    const { environment, folder } = league;
    await runLeague(['events', 'edit', night, '--date', date, '--yes'], environment, folder);
    const unanswered = args.filter((option) => option !== '--yes');
    expect(await runLeague(unanswered, environment)).toEqual({
      code: 1,
      stdout: `Event              Undated
Starts             ${formatEventMoment(date, 'America/New_York')}
Link               https://watch.example/night
To mail            3
Sent another link  0
`,
      stderr: '3 will be mailed\nIf it is meant so, repeat it with --yes\n',
    });
    expect(league.taken).toEqual([]);
    expect(counts((await league.notify()).stdout)).toMatchObject({ 'Mailed now': 3 });
    // There is nothing to ask.
    expect(await runLeague(unanswered, environment)).toMatchObject({ code: 0 });
  });

  it.each([
    { hours: 25, says: /^Undated starts on \w+day, .*: its link is mailed from a day before; / },
    { hours: -25, says: /^Undated started on \w+day, .*, more than a day ago: events list has / },
  ])('mails no link $hours hours before the start', async ({ hours, says }) => {
    const { environment, folder, notify, taken, recipients } = await createLeague(fans(1));
    const date = new Date(Date.now() + hours * 60 * 60_000).toISOString();
    await runLeague(['events', 'edit', night, '--date', date, '--yes'], environment, folder);
    for (const options of [[], ['--dry-run'], ['--correction']]) {
      const { code, stderr } = await notify(...options);
      expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(says) as string });
      expect(stderr).toContain(`correct it with events edit ${night} --date\n`);
    }
    expect(taken).toEqual([]);
    await notify('--test', 'me@example.com');
    expect(recipients()).toEqual(['me@example.com']);
  });

  it('mails nobody again, and nobody who left, after the restore of an old database', async () => {
    const league = await createLeague(fans(4));
    const { database, environment } = league;
    await league.notify();
    const list = await openSuppressionList(database);
    const file = rememberedFile(environment.DATA_DIR ?? '');
    const store = createSignupStore(database, (entry) => remember(file, [entry]));
    await store.unsubscribe(list.tokenOf('fan0@example.com'));
    await runLeague(['signups', 'erase', '--email', 'fan1@example.com'], environment);

    for (const table of ['notifications', 'suppressions', 'erasures']) {
      await database.query(`DELETE FROM ${table}`, []);
    }
    await league.register(fan({ email: 'fan1@example.com' }), fan({ email: 'new@example.com' }));
    expect(await league.notify()).toEqual({
      code: 1,
      stdout: '',
      stderr: `Recorded again: 1 who get no mail, 4 who were mailed
1 who were erased are back: first run league signups restore-check --erase
`,
    });
    await runLeague(['signups', 'restore-check', '--erase'], environment);
    expect(counts((await league.notify()).stdout)).toMatchObject({
      'Mailed now': 1,
      Suppressed: 1,
    });
    expect(league.recipients().slice(4)).toEqual(['new@example.com']);
    const other = await runLeague(args.with(2, otherNight), environment);
    expect(counts(other.stdout)).toMatchObject({ 'Mailed now': 3, Suppressed: 1 });
    expect(await readFile(file, 'utf8')).not.toMatch(/fan|new@/);
  });

  it('keeps the record of the mail before when a correction is deferred', async () => {
    let isBusy = false;
    const league = await createLeague(fans(1), {
      onRecipient: () => {
        if (isBusy) throw refusal(451);
      },
    });
    await league.notify();
    isBusy = true;
    const correction = [...args.with(4, 'https://watch.example/right'), '--correction'];
    await runLeague(correction, league.environment);
    isBusy = false;
    const { code, stdout } = await runLeague(correction, league.environment);
    expect(code).toBe(0);
    expect(counts(stdout)).toMatchObject({ 'Mailed now': 1, 'Mailed in all': 1 });
  });

  it('mails nobody who has unsubscribed by the link in a mail', async () => {
    const league = await createLeague(fans(2));
    await league.notify();
    const mail = league.taken.find(({ recipient }) => recipient === 'fan0@example.com');
    const link = mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
    const [, token = ''] = /^<https:\/\/league\.example\/unsubscribe\/(.*)>$/.exec(link) ?? [];
    expect(mail?.text).toContain(
      `no more mail, visit\nhttps://league.example/unsubscribe/${token}`,
    );
    expect(await createSignupStore(league.database).unsubscribe(token)).toBe(true);

    const later = await runLeague(args.with(2, otherNight), league.environment);
    expect(counts(later.stdout)).toMatchObject({ 'Mailed now': 1, Suppressed: 1 });
    expect(league.recipients().slice(2)).toEqual(['fan1@example.com']);
  });

  it('asks before it mails about an event that is cancelled', async () => {
    const { notify, folder, environment } = await createLeague(fans(1));
    const set = ['events', 'set-status', night, 'cancelled'];
    expect(await runLeague(set, environment, folder)).toMatchObject({ code: 0 });
    const unanswered = args.filter((option) => option !== '--yes');
    expect(await runLeague(unanswered, environment)).toMatchObject({
      code: 1,
      stderr: 'Undated is cancelled\n1 will be mailed\nIf it is meant so, repeat it with --yes\n',
    });
    expect((await notify('--dry-run')).code).toBe(0);
    expect(counts((await notify()).stdout)).toMatchObject({ 'Mailed now': 1 });
  });

  it('prints recipients and mail in a dry run, and sends nothing', async () => {
    const league = await createLeague([
      ...fans(3),
      fan({ mobile: '0770 555' }),
      fan({ email: 'nobody', name: 'Secret' }),
    ]);
    const environment = { ...league.environment, ...noMail };
    const { code, stdout, stderr } = await runLeague([...args, '--dry-run'], environment);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(counts(stdout)).toEqual({
      'To mail': 3,
      'Sent another link': 0,
      'Mailed already': 0,
      Unconfirmed: 0,
      Refused: 0,
      Suppressed: 0,
      'Unusable addresses': 1,
      'Mobile only': 1,
    });
    expect(stdout).toContain('To: fan@example.com\nSubject: Undated: your pay-per-view link\n');
    expect(stdout).toContain('https://watch.example/night');
    expect(stdout).not.toMatch(/fan\d@|0770|nobody|Secret/);
    for (const line of stdout.split('\n').slice(0, 10)) expect(line.length).toBeLessThan(80);
    expect(league.taken).toEqual([]);

    await league.notify();
    const after = await runLeague([...args, '--dry-run'], environment);
    expect(counts(after.stdout)).toMatchObject({ 'To mail': 0, 'Mailed already': 3 });
  });
});

describe('league notify', () => {
  it('puts no visitor’s input into a mail except the address', async () => {
    const names = [
      'Anastasia\r\nBcc: all@example.com',
      'Anastasia, Bo <all@example.com>',
      '"Anastasia" <ana@evil.example>; =?UTF-8?Q?x?=',
      'Win at https://evil.example',
      'Zoë 格闘技 🥊',
    ];
    const league = await createLeague([
      ...names.map((name, index) => fan({ name, email: `fan${index}@example.com` })),
      fan({ email: 'ana@example.com\r\nBcc: all@example.com' }),
      fan({ email: 'ana@example.com, all@example.com' }),
      fan({ email: '<all@example.com>' }),
    ]);
    const { code, stdout } = await league.notify();
    expect(code).toBe(0);
    expect(counts(stdout)).toMatchObject({ 'Mailed now': 5, 'Unusable addresses': 3 });
    expect(league.recipients().sort()).toEqual(addresses(5));
    for (const { headers, source, recipient } of league.taken) {
      const values = Object.fromEntries(headers.map(({ key, value }) => [key, value]));
      expect(Object.keys(values).sort().join(' ')).toBe(
        'auto-submitted content-type date from list-id list-unsubscribe list-unsubscribe-post message-id mime-version subject to x-auto-response-suppress',
      );
      expect(values).toMatchObject({
        to: recipient,
        'auto-submitted': 'auto-generated',
        'list-id': 'Redline Combat League <pay-per-view.league.example>',
        'x-auto-response-suppress': 'All',
      });
      // Nothing shorter: the token of an unsubscribe link may contain any three letters.
      expect(source).not.toMatch(/evil|all@|Anastasia|Zo(ë|=C3)/);
    }
  });

  it.each(['SIGINT', 'SIGHUP'] as const)(
    'finishes mails in progress on %s, and continues with the next run',
    async (signal) => {
      const league = await createLeague(fans(60));
      const { ended } = startLeague(args.with(-1, '20'), league.environment);
      await expect.poll(() => league.taken.length, soon).toBeGreaterThan(5);
      process.emit(signal);
      // Once more ends it, except that a terminal which is closed and its shell may both send theirs.
      expect(process.emit(signal)).toBe(signal === 'SIGHUP');
      const { code, stdout, stderr } = await ended;
      expect(code).toBe(1);
      expect(stderr).toContain('Stopping after the mails that are under way');
      expect(stdout).toContain(
        'The same command, except for --mobiles, goes on where this one ended',
      );
      const {
        'Mailed now': mailed,
        'Left to mail': left,
        Unconfirmed: unconfirmed,
      } = counts(stdout);
      expect({ mailed, left, unconfirmed }).toEqual({
        mailed: league.taken.length,
        left: 60 - league.taken.length,
        unconfirmed: 0,
      });

      expect((await league.notify()).code).toBe(0);
      expect(league.recipients().sort()).toEqual(addresses(60).sort());
    },
  );

  it.each([
    ['login', { SMTP_URL: 'smtp://fan:wrong@127.0.0.1:PORT' }, 'Invalid login: 535'],
    ['server', { SMTP_URL: 'smtp://127.0.0.1:1' }, 'connect ECONNREFUSED 127.0.0.1:1'],
  ])('ends immediately with one line when there is no such %s', async (_, wrong, message) => {
    const league = await createLeague(fans(3));
    const SMTP_URL = wrong.SMTP_URL.replace('PORT', String(league.port));
    const mobiles = join(league.folder, 'mobiles.csv');
    for (const options of [
      ['--mobiles', mobiles],
      ['--test', 'me@example.com'],
    ]) {
      const environment = { ...league.environment, SMTP_URL };
      const { code, stdout, stderr } = await runLeague([...args, ...options], environment);
      expect(code).toBe(1);
      expect(stdout).not.toContain('Mailed now');
      expect(stderr).toMatch(/^the mail server cannot be used: .*\n$/);
      expect(stderr).toContain(message);
      expect(stderr).not.toContain('wrong');
    }
    // Else the same command, once it is corrected, would find the file there already.
    expect(existsSync(mobiles)).toBe(false);
    expect(counts((await league.notify('--dry-run')).stdout)['To mail']).toBe(3);
  });

  it('stops when the relay refuses everyone, says why without an address, and mails all the next time', async () => {
    let isOpen = false;
    const league = await createLeague(fans(40), {
      onRecipient: (address) => {
        if (!isOpen) throw refusal(554, `5.7.1 <${address}>: Relay access denied`);
      },
    });
    const stopped = await league.notify();
    expect(stopped.code).toBe(1);
    expect(stopped.stderr).toContain(
      'the mail server refuses one recipient after another: 554 5.7.1 <…>: Relay access denied\n',
    );
    expect(stopped.stdout + stopped.stderr).not.toContain('@');
    expect(counts(stopped.stdout)).toMatchObject({
      'Left to mail': 40,
      Refused: 0,
      Unconfirmed: 0,
    });

    isOpen = true;
    expect(await league.notify()).toMatchObject({ code: 0 });
    expect(new Set(league.recipients())).toEqual(new Set(addresses(40)));
  });

  it('goes through hundreds of recipients without a warning of leaked listeners', async () => {
    const league = await createLeague(fans(300), {
      onRecipient: (address) => {
        if (/[05]@/.test(address)) throw refusal(550, '5.1.1 Unknown');
        if (/[38]@/.test(address)) throw refusal(451, '4.2.0 Later');
      },
    });
    const onWarning = vi.fn();
    process.on('warning', onWarning);
    onTestFinished(() => void process.off('warning', onWarning));
    await league.notify();
    expect(onWarning).not.toHaveBeenCalled();
    expect(league.taken).toHaveLength(180);
  });

  it('does not retry a recipient whose connection broke during the mail', async () => {
    let hasBroken = false;
    const league: Awaited<ReturnType<typeof createLeague>> = await createLeague(fans(3), {
      onTaken: () => {
        if (!hasBroken) league.cut();
        hasBroken = true;
      },
    });
    const { code, stdout } = await runLeague(args.with(-1, '1'), league.environment);
    expect(code).toBe(1);
    expect(counts(stdout)).toMatchObject({ 'Mailed now': 2, Unconfirmed: 1, 'Left to mail': 0 });
    expect(league.recipients()).toEqual(addresses(3));
  });

  it('writes the numbers of those without an address to a new file in which a spreadsheet runs no formula', async () => {
    const league = await createLeague([
      fan({ mobile: '+1 617 555 0134' }),
      fan({ mobile: '+1 (617) 555-0134' }),
      fan({ mobile: '=1+1' }),
      fan({ mobile: '0770, "home"' }),
      fan({ mobile: '0772', eventId: otherNight }),
      ...fans(1),
    ]);
    const file = join(league.folder, 'mobiles.csv');
    const first = await league.notify('--dry-run', '--mobiles', file);
    expect(first.code).toBe(0);
    expect(await readFile(file, 'utf8')).toBe(
      ['mobile', '+16175550134', '"0770, ""home"""', "'=1+1", ''].join('\r\n'),
    );
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await league.notify('--mobiles', file)).toMatchObject({
      code: 1,
      stderr: `${file} is there already; name a new file\n`,
    });
    expect(league.taken).toEqual([]);
  });

  it('mails about the event of the last good content while a record is bad, and says so', async () => {
    const league = await createLeague(fans(1));
    const { CONTENT_FILE = '', DATA_DIR = '' } = league.environment;
    await writeLastGood(DATA_DIR, await readContent({ file: CONTENT_FILE }));
    const content = await readFile(CONTENT_FILE, 'utf8');
    await writeFile(CONTENT_FILE, content.replace('"Walk Tall"', '7'));
    const { code, stdout, stderr } = await league.notify();
    expect({ code, mailed: counts(stdout)['Mailed now'] }).toEqual({ code: 0, mailed: 1 });
    expect(stderr).toMatch(/music\[0\] .* title: must be a text.*; used instead: that of \S+Z\n/);
    expect(league.taken[0]?.subject).toBe('Undated: your pay-per-view link');
  });

  it('sends the mail to one address as a test, and records nothing', async () => {
    const league = await createLeague(fans(2));
    const tested = await league.notify('--test', 'me@example.com');
    expect(tested).toEqual({
      code: 0,
      stdout: 'The mail server has accepted the mail to me@example.com. Nothing was recorded.\n',
      stderr: '',
    });
    expect(counts((await league.notify()).stdout)).toMatchObject({ 'Mailed now': 2 });
    expect(league.recipients()[0]).toBe('me@example.com');
    const [test, real] = league.taken;
    expect(test).toMatchObject({ subject: real?.subject ?? '' });
    expect(new Set(league.taken.map(({ messageId }) => messageId)).size).toBe(3);
    const both = await league.notify('--test', 'me@example.com', '--dry-run');
    expect(both.stderr).toContain('cannot be used with option');
    expect((await league.notify('--test', 'me')).stderr).toContain('It must be one email address');
  });

  it.each([
    {
      options: ['--link', 'http://localhost/night'],
      says: 'Only your own network knows localhost',
    },
    { options: ['--rate', '0'], says: 'It must be a whole number' },
    { options: ['--rate', '1.5'], says: 'It must be a whole number' },
  ])('rejects $options', async ({ options, says }) => {
    const { code, stderr } = await runLeague([...args, ...options]);
    expect(code).toBe(2);
    expect(stderr).toContain(says);
  });

  it.each([
    ['', 'must be set to send mail'],
    ['http://league.example', 'must begin with https:// to send mail, for the unsubscribe links'],
  ])('sends nothing with the PUBLIC_URL %j', async (PUBLIC_URL, says) => {
    const league = await createLeague(fans(1));
    expect(await runLeague(args, { ...league.environment, PUBLIC_URL })).toEqual({
      code: 1,
      stdout: '',
      stderr: `PUBLIC_URL ${says}\n`,
    });
    expect(league.taken).toEqual([]);
  });
});
