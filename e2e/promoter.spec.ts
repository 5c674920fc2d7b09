import type { Locator, Page } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { noSettings } from '../server/testing/serverProcess';
import { refusal, startMailServer } from '../server/testing/startMailServer';
import { clock, contentFile, serve } from './site';
import { expect, test as base } from './test';

/** What the page's commands are about. */
const fighter = 'Rosa Lind';
const title = 'REDLINE 40: First Wave';

/** When it is announced, and the hours before and after its new start. */
const [tuesday, saturday, night] = [
  '2026-12-01T15:00:00Z',
  '2026-12-13T00:00:00Z',
  '2026-12-13T03:30:00Z',
];

/** A site in a folder of its own, as a production install has it, with the commands of the promoter's page. */
async function openDesk() {
  const folder = await mkdtemp(join(tmpdir(), 'promoter-'));
  await symlink(resolve('dist'), join(folder, 'dist'));
  await copyFile(contentFile, join(folder, 'db.json'));
  // As from a camera: larger than the site shows it.
  await sharp('art/fighters/f01.webp').resize(1500).jpeg().toFile(join(folder, 'rosa.jpg'));
  /** The status that the mail server refuses an address with: 451 defers it, as new senders are. */
  const refused = new Map<string, number>();
  let onTaken: () => void = () => undefined;
  const mails = await startMailServer({
    onRecipient: (address) => {
      const status = refused.get(address);
      if (status) throw refusal(status);
    },
    onTaken: () => {
      onTaken();
    },
  });
  const site = await serve({ CONTENT_FILE: 'db.json' }, folder);
  const variables = {
    SMTP_URL: mails.url,
    MAIL_FROM: 'news@league.example',
    PUBLIC_URL: 'https://league.example',
  };
  const guide = await readFile('docs/promoter.md', 'utf8');
  const commands = Array.from(guide.matchAll(/^npm run league -- (.+)$/gm), ([, text]) => text);
  let [event, time] = ['', tuesday];

  /** Starts one of the page's commands, for the event that was announced. */
  const start = (command: string) => {
    // There is no terminal to ask on.
    const typed = command.replaceAll('EVENT', event).replace(/^(notify|message)/, '$& --yes');
    const line = `exec "${process.execPath}" --import "${clock}" dist/server/league.js ${typed}`;
    const env = {
      ...process.env,
      ...noSettings,
      ...{ CONTENT_FILE: 'db.json', CLOCK: time, ...variables },
    };
    const child = spawn('sh', ['-c', line], {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const closed = once(child, 'close');
    const ended = Promise.all([text(child.stdout), text(child.stderr), closed]).then(
      ([stdout, stderr]) => ({ code: child.exitCode, signal: child.signalCode, stdout, stderr }),
    );
    return { child, ended };
  };
  /** Runs one of them to its end, and returns what it prints. */
  const runCommand = async (command: string) => {
    const { code, stdout, stderr } = await start(command).ended;
    expect(code, stdout + stderr).toBe(0);
    return stdout;
  };
  return {
    origin: site.origin,
    mails,
    refused,
    folder,
    commands,
    start,
    runCommand,
    /** Runs one of them, and sends it a signal when this many more mails have arrived. Returns how it ended. */
    interrupt: async (command: string, mailed: number, signal: NodeJS.Signals) => {
      const { child, ended } = start(command);
      const enough = mails.taken.length + mailed;
      onTaken = () => {
        if (mails.taken.length === enough) child.kill(signal);
      };
      return ended.finally(() => {
        onTaken = () => undefined;
      });
    },
    /** Runs the next command of the page, which is the one that starts so. */
    follow: (start: string) => {
      const command = commands.shift();
      expect(command).toMatch(new RegExp(`^${start}\\b`));
      return runCommand(command ?? '');
    },
    announce: (id: string) => {
      event = id;
    },
    waitUntil: (moment: string) => {
      time = moment;
    },
    close: async () => {
      await site.stop();
      await mails.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** Opens a page until it shows something: an edit is live within a second or two. */
async function expectLive(page: Page, address: string, shown: Locator) {
  await expect(async () => {
    await page.goto(address);
    await expect(shown).toBeVisible({ timeout: 1000 });
  }).toPass();
}

async function register(page: Page, address: string, contact: string) {
  const method = contact.includes('@') ? 'Email' : 'Mobile number';
  await page.goto(address);
  await page.getByLabel('Full name').fill(`Fan ${contact}`);
  await page.getByRole('radio', { name: method }).check();
  await page.getByRole('textbox', { name: method }).fill(contact);
  await page.getByRole('checkbox', { name: title }).check();
  await page.getByRole('button', { name: 'REGISTER NOW' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('You’re on the list');
}

const test = base.extend<{ desk: Awaited<ReturnType<typeof openDesk>> }>({
  desk: async ({}, use) => {
    const desk = await openDesk();
    await use(desk);
    await desk.close();
  },
});

test('the week of a promoter, command by command', { tag: '@smoke' }, async ({ page, desk }) => {
  // A dozen commands, each a process of its own.
  test.slow();
  const { origin, mails, refused, folder, follow } = desk;

  await test.step('a fighter is signed', async () => {
    expect(await follow('pictures add')).toContain('/media/fighters/rosa.jpg');
    expect(await follow('fighters add')).toContain(fighter);
    await expectLive(
      page,
      `${origin}/fighters?q=Rosa`,
      page.getByRole('main').getByRole('link', { name: fighter }),
    );
    await page.getByRole('main').getByRole('link', { name: fighter }).click();
    await expect(page.getByRole('heading', { level: 1, name: fighter })).toBeVisible();
    const picture = page.getByRole('img', {
      name: 'Rosa Lind in the gym, wrapping her left hand.',
    });
    // It follows when it is made.
    await expectLive(page, page.url(), picture);
    await expect(picture).toHaveAttribute('src', /^\/pictures\/fighters\/\w{16}-\w{6}\.webp$/);
    // Drawn, from a file in one of the widths and of the format that the browser prefers.
    await expect
      .poll(() =>
        picture.evaluate(({ naturalWidth, currentSrc }: HTMLImageElement) =>
          naturalWidth > 0 ? currentSrc : '',
        ),
      )
      .toMatch(/\/pictures\/fighters\/\w{16}-\w{6}-\d+\.avif$/);
  });

  await test.step('an event is announced', async () => {
    const [, id] = /with the id (\S+)/.exec(await follow('events add')) ?? [];
    desk.announce(id ?? '');
    await expectLive(page, `${origin}/events`, page.getByRole('article', { name: title }));
    const card = page.getByRole('article', { name: title });
    await expect(card).toContainText('Lind vs. Goodloe');
    await expect(card.getByRole('link', { name: 'Tale of the tape' })).toBeVisible();
  });

  await test.step('the event is postponed, and has a new date and place', async () => {
    const card = page.getByRole('article', { name: title });
    expect(await follow('events edit')).toContain('venue is Pier 9, Boston now');
    await expectLive(page, `${origin}/events`, card.getByText('Pier 9, Boston'));
    expect(await follow('events set-status')).toContain('postponed now');
    await expectLive(page, `${origin}/events`, card.getByText('TBD', { exact: true }));
    expect(await follow('events set-status')).toContain('upcoming now');
    await expectLive(page, `${origin}/events`, card.getByText('UPCOMING'));
  });

  await test.step('fans register', async () => {
    await register(page, `${origin}/pay-per-view`, 'ada@example.com');
    await register(page, `${origin}/pay-per-view`, 'bo@example.com');
    await register(page, `${origin}/pay-per-view`, '+1 617 555 0134');
    expect(await follow('stats')).toMatch(new RegExp(`${title}.* 3\\b`));
  });

  await test.step('the start is moved again, and they are told', async () => {
    expect(await follow('events edit')).toMatch(/^3 have registered .* --about moved --was \S+Z$/m);
    await follow('message');
    const told = mails.taken.splice(0);
    expect(told.map(({ recipient }) => recipient).toSorted()).toEqual([
      'ada@example.com',
      'bo@example.com',
    ]);
    expect(told[0]?.text).toContain('New: Saturday, December 12, 2026, 9:00 PM EST');
  });

  await test.step('the mail is looked at', async () => {
    desk.waitUntil(saturday);
    expect(await follow('notify')).toMatch(/To mail +2\b/);
    expect(await readFile(join(folder, 'mobiles.csv'), 'utf8')).toContain('617');
    await follow('notify');
    expect(mails.recipients()).toEqual(['promoter@league.example']);
  });

  await test.step('the event goes live, and the link is sent once', async () => {
    desk.waitUntil(night);
    expect(await follow('events set-status')).toContain('live now');
    await expectLive(
      page,
      `${origin}/events?status=live`,
      page.getByRole('article', { name: title }),
    );
    const [send = ''] = desk.commands;
    refused.set('bo@example.com', 451);
    const { code, stdout } = await desk.start(send).ended;
    expect(code).toBe(1);
    expect(stdout).toMatch(/Mailed now +1\n[^]*deferred 1: run it in 5 minutes/);
    refused.clear();
    await follow('notify');
    expect(await desk.runCommand(send)).toMatch(/Mailed now +0\n/);
    expect(mails.recipients().slice(1).toSorted()).toEqual(['ada@example.com', 'bo@example.com']);
  });

  await test.step('a fan unsubscribes, and a corrected link goes to the other one alone', async () => {
    const mail = mails.taken.find(({ recipient }) => recipient === 'ada@example.com');
    const link = mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
    await page.goto(origin + new URL(link.slice(1, -1)).pathname, { waitUntil: 'load' });
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
    await follow('notify');
    expect(mails.recipients().slice(3)).toEqual(['bo@example.com']);
  });

  const file = join(folder, 'db.json');
  const opened = await readFile(file);
  await test.step('the event is over, and its figures are exported', async () => {
    expect(await follow('events set-status')).toContain('completed now');
    await follow('signups export');
    const csv = await readFile(join(folder, 'registrations.csv'), 'utf8');
    // By which spreadsheets know that it is UTF-8.
    expect(csv.startsWith('\uFEFF')).toBe(true);
    expect(csv.trim().split('\r\n')).toHaveLength(4);
  });

  await test.step('an editor saves what it had opened before, which is taken back', async () => {
    const completed = await readFile(file);
    await writeFile(file, opened);
    const live = page.getByRole('article', { name: title });
    await expectLive(page, `${origin}/events?status=live`, live);
    expect(await follow('content history')).toMatch(new RegExp(`^0 .*changed ${title}\n`));
    expect(await follow('content undo')).toContain(`Taken back: changed ${title}`);
    expect(await readFile(file)).toEqual(completed);
    await expectLive(page, `${origin}/events?status=completed`, live);
  });

  await test.step('a fan asks what is kept, and is erased', async () => {
    expect(JSON.parse(await follow('signups show'))).toMatchObject({
      signups: [{ email: 'bo@example.com' }],
    });
    expect(await follow('signups erase')).toContain('1 sign-up erased');
  });

  expect(desk.commands).toEqual([]);
});

test('the week after, in which much goes wrong', async ({ page, desk }) => {
  test.slow();
  const { origin, mails, refused, runCommand, interrupt } = desk;
  const fans = Array.from({ length: 24 }, (_, index) => `fan${index}@example.com`);
  const [gone, ...reachable] = fans as [string, ...string[]];
  const send = 'notify --event EVENT --link https://watch.example/redline-41 --rate 60';
  /** The label of a summary, with its number. */
  const count = (label: string, number: string) => new RegExp(`^${label} +${number}$`, 'm');

  await test.step('a show is announced, and fans register', async () => {
    const added = await runCommand(
      'events add --title "REDLINE 41: Undertow" --date 2026-12-19T22:00-05:00 --venue "Pier 9, Boston"',
    );
    const eventId = /with the id (\S+)/.exec(added)?.[1] ?? '';
    desk.announce(eventId);
    for (const email of fans) {
      await expect(async () => {
        const data = { name: 'Fan', email, eventId };
        const response = await page.request.post(`${origin}/api/pay-per-view-signups`, { data });
        expect(response.status()).toBe(201);
      }).toPass();
    }
  });

  await test.step('the link is sent, though the command is killed and its terminal closed', async () => {
    desk.waitUntil('2026-12-20T03:30:00Z');
    refused.set(gone, 550);
    await runCommand('events set-status EVENT live');
    const killed = await interrupt(send, 6, 'SIGKILL');
    expect(killed.signal).toBe('SIGKILL');

    // Another run takes over when the killed one has not been heard of for a while.
    desk.waitUntil('2026-12-20T03:35:00Z');
    const closed = await interrupt(send, 6, 'SIGHUP');
    expect(closed.stdout).toMatch(count('Left to mail', '[1-9]\\d*'));
    expect(closed.stdout).toMatch(count('Unconfirmed', '[1-5]'));

    const last = await desk.start(`${send} --retry-unconfirmed`).ended;
    expect(last.stdout).toMatch(count('Refused', '1'));
    expect(new Set(mails.recipients())).toEqual(new Set(reachable));
    // Those whose mail was on its way when the command was killed may have it twice, and nobody else.
    expect(mails.taken.length - reachable.length).toBeLessThanOrEqual(5);
  });

  await test.step('the show is cancelled, and they are told', async () => {
    mails.taken.length = 0;
    expect(await runCommand('events set-status EVENT cancelled')).toMatch(
      /^24 have registered .* --about cancelled/m,
    );
    await desk.start('message --event EVENT --about cancelled').ended;
    expect(mails.recipients().toSorted()).toEqual(reachable.toSorted());
    expect(mails.taken[0]?.text).toContain('is cancelled');
    await page.goto(`${origin}/events`);
    const card = page.getByRole('article', { name: 'REDLINE 41: Undertow' });
    await expect(card.getByText('TBD', { exact: true })).toBeVisible();
  });
});
