import type { Locator, Page } from '@playwright/test';
import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { noSettings } from '../server/testing/serverProcess';
import { refusal, startMailServer } from '../server/testing/startMailServer';
import { clock, contentFile, serve } from './site';
import { expect, test as base } from './test';

const run = promisify(execFile);

/** What the page's commands are about. */
const fighter = 'Rosa Lind';
const title = 'REDLINE 40: First Wave';

/** When it is announced, and the hours before and after its new start. */
const [tuesday, saturday, night] = [
  '2026-12-01T15:00:00Z',
  '2026-12-13T00:00:00Z',
  '2026-12-13T03:30:00Z',
];

/** A picture of her: a head and shoulders. */
const portrait =
  '<svg width="1500" height="2000"><circle cx="750" cy="500" r="300" fill="#eca"/><ellipse cx="750" cy="1700" rx="650" ry="800" fill="#224"/></svg>';

/** A site in a folder of its own, as a production install has it, with the commands of the promoter's page. */
async function openDesk() {
  const folder = await mkdtemp(join(tmpdir(), 'promoter-'));
  await symlink(resolve('dist'), join(folder, 'dist'));
  await copyFile(contentFile, join(folder, 'db.json'));
  // As from a camera: larger than the site shows it.
  await sharp({ create: { width: 1500, height: 2000, channels: 3, background: '#933' } })
    .composite([{ input: Buffer.from(portrait) }])
    .jpeg()
    .toFile(join(folder, 'rosa.jpg'));
  /** Who is deferred, as new senders are. */
  const deferred = new Set<string>();
  const mails = await startMailServer({
    onRecipient: (address) => {
      if (deferred.has(address)) throw refusal(451, 'Try again later');
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

  /** Runs one of the page's commands, for the event that was announced, and returns what it prints. */
  const runCommand = async (command: string) => {
    // There is no terminal to ask on.
    const typed = command.replaceAll('EVENT', event).replace(/^(notify|message)/, '$& --yes');
    const { stdout } = await run(
      'sh',
      ['-c', `"${process.execPath}" --import "${clock}" dist/server/league.js ${typed}`],
      {
        cwd: folder,
        env: { ...process.env, ...noSettings, CONTENT_FILE: 'db.json', CLOCK: time, ...variables },
      },
    );
    return stdout;
  };
  return {
    origin: site.origin,
    mails,
    deferred,
    folder,
    commands,
    runCommand,
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
  const { origin, mails, deferred, folder, follow } = desk;

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
    deferred.add('bo@example.com');
    await expect(follow('notify')).rejects.toMatchObject({
      stdout: expect.stringMatching(/Mailed now +1\n[^]*deferred 1: run it in 5 minutes/),
    });
    deferred.clear();
    await desk.runCommand(send);
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
