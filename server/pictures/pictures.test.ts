import {
  chmod,
  copyFile,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type Color } from 'sharp';
import { describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { pictureColour, pictureSources } from '../../src/pictures/pictures';
import { sharePictureUrl } from '../../src/pictures/sharePictures';
import { createTestSite, leagueWith, sampleLeague, type TestSite } from '../testing/league';
import { runLeague } from '../testing/runLeague';
import { createTestLog, serve, startServer } from '../testing/serve';
import { createFolderLocation } from '../testing/testDatabase';
import { PictureError } from './originals';
import { openPictures } from './pictures';

/** Making a picture takes some seconds of a processor, and longer while other tests run. */
const made = { timeout: 120_000, interval: 100 };

const red = { r: 200, g: 40, b: 40 };
const blank = (width: number, height: number, background: Color = red) =>
  sharp({ create: { width, height, channels: 3, background } });
const photograph = () => blank(900, 1200).jpeg().toBuffer();

/** 7,000 x 7,000 pixels of one colour, as AVIF with 12 bits: 1.2 GB when they are decoded. */
const bomb = fileURLToPath(new URL('../testing/pictures/49-megapixels.avif', import.meta.url));

/** As many pixels as are accepted as AVIF, in its most wasteful form: 12 bits, whole colours, and transparent. */
const largest = bomb.replace('49', '16');

const leagueShowing = (imageUrl: string) => leagueWith({ fighters: { imageUrl } });

/** Creates a site in whose folder commands can be run. */
async function createSite(league: unknown = sampleLeague()) {
  const site = await createTestSite(league);
  const run = (args: string[], environment: Record<string, string> = { DATA_DIR: 'data' }) =>
    runLeague(args, environment, site.folder);
  return { ...site, run };
}

async function drop({ mediaDir }: Pick<TestSite, 'mediaDir'>, name: string, data: Buffer | string) {
  const file = join(mediaDir, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, data);
  return file;
}

/** Returns the first fighter as the API has her. */
async function readFighter(origin: string) {
  const fighters = (await (await fetch(`${origin}/api/fighters`)).json()) as {
    imageUrl?: string;
    imageAlt?: string;
  }[];
  return fighters[0] ?? {};
}

/** Waits until the first fighter has a picture that was made, and returns her. */
async function readPicture(origin: string, other = '') {
  return vi.waitFor(async () => {
    const { imageUrl = '', imageAlt } = await readFighter(origin);
    expect(imageUrl).toMatch(/^\/pictures\/fighters\/[0-9a-f]{16}-[0-9a-f]{6}\.webp$/);
    expect(imageUrl).not.toBe(other);
    return { imageUrl, imageAlt };
  }, made);
}

describe('a picture in MEDIA_DIR', () => {
  it('is live without a restart when it arrives after the content that refers to it, and is not served itself', async () => {
    const site = await serve();
    await site.replace(leagueShowing('/media/fighters/rosa.jpg'));
    await expect
      .poll(() => site.log.warn, made)
      .toHaveBeenCalledExactlyOnceWith(
        expect.stringMatching(
          /stays live: .*db\.json: fighters\[0\] "Ana Cruz" imageUrl: there is no picture \/media\/fighters\/rosa\.jpg$/,
        ),
      );
    await drop(site, 'fighters/rosa.jpg.txt', 'Rosa Lind wraps\nher hands.\n');
    await drop(site, 'fighters/rosa.jpg', await photograph());

    const { imageUrl, imageAlt } = await readPicture(site.origin);
    expect(imageAlt).toBe('Rosa Lind wraps her hands.');
    expect(site.content.problem).toBeUndefined();

    // Everything that a page asks for is there, and stays.
    const { avif = '', webp = '' } = pictureSources(imageUrl) ?? {};
    const sources = `${avif}, ${webp}`.split(', ').map((source) => source.split(' ')[0] ?? '');
    expect(sources).toHaveLength(8);
    for (const path of [imageUrl, ...sources, sharePictureUrl(imageUrl)]) {
      const response = await fetch(site.origin + path);
      const type = path.split('.').at(-1)?.replace('jpg', 'jpeg');
      expect([path, response.status, response.headers.get('Content-Type')]).toEqual([
        path,
        200,
        `image/${type}`,
      ]);
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
      await response.body?.cancel();
    }
    // The original is never served as it is, nor is anything else of DATA_DIR.
    const hidden = ['/media/fighters/rosa.jpg', '/pictures/fighters/rosa.jpg'];
    for (const path of [...hidden, '/content/pictures.json', '/pictures/../redline.db']) {
      const { status, body } = await fetch(site.origin + path);
      expect([path, status]).toEqual([path, 404]);
      await body?.cancel();
    }
    // Seven tenths of the red.
    expect(pictureColour(imageUrl)).toMatch(/^#8[bcd]1[bcd]1[bcd]$/);
  });

  it('is replaced by another of the same name, without an edit of the content', async () => {
    const site = await createSite(leagueShowing('/media/fighters/rosa.png'));
    await drop(site, 'fighters/rosa.png', await blank(800, 1000).png().toBuffer());
    const { origin } = await serve({ site });
    const { imageUrl } = await readPicture(origin);
    await drop(site, 'fighters/rosa.png', await blank(800, 1000, '#26a').png().toBuffer());
    expect((await readPicture(origin, imageUrl)).imageUrl).not.toBe(imageUrl);
  });

  it('does not delay the start, and is not made again after a restart', async () => {
    const site = await createSite(leagueShowing('/media/fighters/rosa.jpg'));
    await drop(site, 'fighters/rosa.jpg', await photograph());
    const first = await startServer({ site });
    // Not yet made: the page shows the picture of those who have none.
    expect((await readFighter(first.origin)).imageUrl).toBeUndefined();
    const { imageUrl } = await readPicture(first.origin);
    await first.stop();

    const second = await serve({ site });
    expect((await readFighter(second.origin)).imageUrl).toBe(imageUrl);
    expect(second.logged.filter(({ msg }) => /made|live/.test(String(msg)))).toEqual([]);
  });

  it('is upright, and without the place where it was taken', async () => {
    const site = await createSite(leagueShowing('/media/fighters/rosa.jpg'));
    const sideways = await blank(1200, 900)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'A photographer' }, IFD3: { GPSLatitude: '42/1 21/1 0/1' } })
      .toBuffer();
    const original = await sharp(sideways)
      .keepMetadata()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(await sharp(original).metadata()).toMatchObject({
      orientation: 6,
      exif: expect.any(Buffer) as Buffer,
    });
    await drop(site, 'fighters/rosa.jpg', original);
    const { origin } = await serve({ site });
    const { imageUrl } = await readPicture(origin);

    const shown = Buffer.from(await (await fetch(origin + imageUrl)).arrayBuffer());
    const { width, height, exif, xmp, iptc, icc } = await sharp(shown).metadata();
    expect({ width, height, exif, xmp, iptc, icc }).toEqual({ width: 800, height: 1000 });
  });
});

/** Files that cannot be shown, and what is said of each. */
const badPictures: [
  what: string,
  name: string,
  make: (file: string) => Promise<unknown>,
  said: string,
][] = [
  ['a text', 'text.jpg', (file) => writeFile(file, 'Not a picture'), 'is no picture'],
  [
    'an SVG',
    'svg.png',
    (file) =>
      writeFile(file, '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200"/>'),
    'is no picture',
  ],
  [
    'a picture that is too small',
    'tiny.png',
    (file) => blank(300, 200).png().toFile(file),
    'has 300 x 200 pixels; it must have 800 x 1000 or more',
  ],
  [
    'a decompression bomb',
    'bomb.png',
    (file) => blank(10_000, 6000, '#000').png().toFile(file),
    'has 60 megapixels; 50 is the most',
  ],
  [
    'a decompression bomb of 1.3 KB',
    'bomb.avif',
    (file) => copyFile(bomb, file),
    'has 49 megapixels; 16 is the most in this format, and 50 as JPEG',
  ],
  [
    'a truncated picture',
    'half.jpg',
    async (file) => {
      await blank(900, 1200).jpeg().toFile(file);
      await truncate(file, 3000);
    },
    'is damaged, and cannot be read to its end',
  ],
  [
    'a file of 65 MB',
    'huge.jpg',
    async (file) => {
      await writeFile(file, '');
      await truncate(file, 65 * 1024 * 1024);
    },
    'has more than 64 MB',
  ],
  ['an empty file', 'empty.jpg', (file) => writeFile(file, ''), 'is empty: copy it again'],
  ['a folder', 'folder.jpg', (file) => mkdir(file), 'is no file'],
];

describe.each(badPictures)('%s', (_, name, make, said) => {
  it('is refused with one line by the server and by each command', async () => {
    const site = await serve();
    const file = join(site.mediaDir, 'fighters', name);
    await make(file);
    const path = `/media/fighters/${name}`;
    await site.replace(leagueShowing(path));
    await expect
      .poll(() => site.log.warn, made)
      .toHaveBeenCalledExactlyOnceWith(
        expect.stringContaining(
          `A picture is refused: new pictures wait until it is corrected, the rest is live: ${site.file}: fighters[0] "Ana Cruz" imageUrl: ${path} ${said}`,
        ),
      );
    expect((await readFighter(site.origin)).imageUrl).toBe('/pictures/fighters/ana.webp');

    const before = await readFile(site.file);
    const named = `db.json: fighters[0] "Ana Cruz" imageUrl: ${path} ${said}`;
    const fighter = ['--name', 'Rosa', '--weight-class', 'Flyweight', '--record', '1-0-0'];
    for (const [args, environment, reported] of [
      [['content', 'check'], { DATA_DIR: 'data' }, named],
      [
        ['fighters', 'add', ...fighter, '--image-url', path],
        { DATA_DIR: 'data' },
        `${path} ${said}`,
      ],
      [
        ['pictures', 'add', file, '--kind', 'fighter', '--alt', 'A fighter'],
        { MEDIA_DIR: 'other' },
        `${file} ${said}`,
      ],
    ] as const) {
      const { code, stdout, stderr } = await runLeague(args, environment, site.folder);
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      expect(stderr).toContain(reported);
      expect(stderr.trim().split('\n')).toHaveLength(1);
    }
    expect(before.equals(await readFile(site.file))).toBe(true);
    await expect(readdir(join(site.folder, 'other'))).rejects.toThrow('ENOENT');
  });
});

test('a text that cannot be shown holds up no edit, and its record keeps picture and text', async () => {
  const site = await serve();
  await drop(site, 'fighters/rosa.jpg', await photograph());
  await drop(site, 'fighters/rosa.jpg.txt', 'Rosa Lind.');
  await site.replace(leagueShowing('/media/fighters/rosa.jpg'));
  const shown = await readPicture(site.origin);

  await drop(site, 'fighters/rosa.jpg.txt', 'Rosa Lind. '.repeat(200));
  const reported =
    'A picture is refused: new pictures wait until it is corrected, the rest is live: ' +
    'fighters[0] "Ana Cruz" imageUrl: /media/fighters/rosa.jpg its text has more than 2000 bytes';
  await expect.poll(() => site.content.problem, made).toBe(reported);
  const imageUrl = '/media/fighters/rosa.jpg';
  await site.replace(leagueWith({ fighters: { imageUrl }, events: { title: 'Edited' } }));
  await vi.waitFor(() => {
    expect(site.content.current.events[0]?.title).toBe('Edited');
    expect(site.content.problem).toBe(reported);
  }, made);
  expect(await readFighter(site.origin)).toMatchObject(shown);

  await drop(site, 'fighters/rosa.jpg.txt', 'Rosa Lind wraps her hands.');
  await vi.waitFor(async () => {
    expect((await readFighter(site.origin)).imageAlt).toBe('Rosa Lind wraps her hands.');
    expect(site.content.problem).toBeUndefined();
  }, made);
});

test('a picture is refused while the process that makes it cannot start, and made afterwards', async () => {
  const site = await createSite();
  await drop(site, 'fighters/rosa.jpg', await photograph());
  const pictures = await openPictures(site, createTestLog());
  onTestFinished(() => pictures.close());
  const { execPath } = process;
  process.execPath = join(site.folder, 'missing');
  await expect(pictures.make('/media/fighters/rosa.jpg'))
    .rejects.toThrow(new PictureError('cannot be made: its maker has ended'))
    .finally(() => {
      process.execPath = execPath;
    });
  await pictures.make('/media/fighters/rosa.jpg');
});

describe.runIf(process.platform === 'linux')('the process that makes a picture', () => {
  /** Makes a picture in a process that loads a module first. */
  const makeWith = async (original: string, module: string) => {
    const site = await createSite();
    await mkdir(join(site.mediaDir, 'fighters'), { recursive: true });
    await copyFile(original, join(site.mediaDir, 'fighters/rosa.avif'));
    const pictures = await openPictures(site, createTestLog());
    onTestFinished(() => pictures.close());
    vi.stubEnv('NODE_OPTIONS', `--import="data:text/javascript,${encodeURIComponent(module)}"`);
    onTestFinished(() => void vi.unstubAllEnvs());
    return pictures.make('/media/fighters/rosa.avif');
  };

  it.each([
    ['a picture that is refused', bomb, 'has 49 megapixels'],
    ['the largest that is accepted', largest, 'made'],
  ])('takes 640 MB at most for %s, and is ended before the server', async (_, file, outcome) => {
    const { dataDir: folder } = await createFolderLocation();
    const measured = join(folder, 'measured');
    const report = `import { readFileSync, writeFileSync } from 'node:fs';
      process.on('exit', () => {
        const score = readFileSync('/proc/self/oom_score_adj', 'utf8');
        writeFileSync(${JSON.stringify(measured)}, process.resourceUsage().maxRSS + ' ' + score);
      });`;
    const result = makeWith(file, report).then(
      () => 'made',
      (error: unknown) => String(error),
    );
    expect(await result).toContain(outcome);
    const [kilobytes, score] = (await readFile(measured, 'utf8')).split(' ').map(Number);
    expect(kilobytes).toBeLessThan(640 * 1024);
    expect(score).toBe(1000);
  });

  it('gets no more memory, whatever it decodes', async () => {
    await expect(makeWith(largest, 'Buffer.alloc(700e6)')).rejects.toThrow(
      'cannot be made: its maker has ended',
    );
  });
});

test('a bad picture is tried again when another file has its name', async () => {
  const site = await serve();
  await drop(site, 'fighters/rosa.jpg', 'Not a picture');
  await site.replace(leagueShowing('/media/fighters/rosa.jpg'));
  await expect.poll(() => site.content.problem, made).toContain('is no picture');
  await drop(site, 'fighters/rosa.jpg', await photograph());
  await readPicture(site.origin);
});

test('a refused picture is looked at again when only its permissions have changed', async () => {
  const site = await createSite();
  const file = await drop(site, 'fighters/rosa.jpg', 'Not a picture');
  // Read since it was written, as when somebody has looked at it: of such a file the watcher reports no change of mode.
  await utimes(file, new Date(), new Date(0));
  const pictures = await openPictures(site, createTestLog());
  onTestFinished(() => pictures.close());
  const listener = vi.fn();
  pictures.onChange(listener);
  await expect(pictures.make('/media/fighters/rosa.jpg')).rejects.toThrow('is no picture');
  expect(listener).not.toHaveBeenCalled();
  await chmod(file, 0o640);
  await expect.poll(() => listener, made).toHaveBeenCalledOnce();
});

test('pictures are looked at again when their folder is a link that is set to another one', async () => {
  const site = await createSite();
  const mediaDir = join(site.folder, 'linked');
  const original = await photograph();
  for (const folder of ['one', 'two']) {
    await drop({ mediaDir: join(site.folder, folder) }, 'fighters/rosa.jpg', original);
  }
  await symlink('one', mediaDir);
  const pictures = await openPictures({ ...site, mediaDir }, createTestLog());
  onTestFinished(() => pictures.close());
  const listener = vi.fn();
  pictures.onChange(listener);
  await symlink('two', `${mediaDir}.new`);
  await rename(`${mediaDir}.new`, mediaDir);
  await expect.poll(() => listener, made).toHaveBeenCalledOnce();
});

test('a text that is not in UTF-8 is refused, and does not go live with broken letters', async () => {
  const site = await createSite();
  await drop(site, 'fighters/rosa.jpg', await photograph());
  await drop(site, 'fighters/rosa.jpg.txt', Buffer.from('Rosa at the Café.', 'latin1'));
  await site.replace(leagueShowing('/media/fighters/rosa.jpg'));
  const check = await site.run(['content', 'check']);
  expect(check.stderr).toContain('rosa.jpg its text is not in UTF-8: save it in that encoding');
  expect(check.code).toBe(1);
});

describe('what leads out of the folder', () => {
  it.each([
    [
      'a link',
      (secret: string, media: string) => symlink(secret, join(media, 'fighters/rosa.jpg')),
    ],
    [
      'a folder that is a link',
      async (secret: string, media: string) => {
        await rm(join(media, 'fighters'), { recursive: true });
        await symlink(dirname(secret), join(media, 'fighters'));
      },
    ],
  ])('is refused: %s', async (_, link) => {
    const site = await serve();
    const { dataDir: folder } = await createFolderLocation();
    const secret = join(folder, 'rosa.jpg');
    await writeFile(secret, await photograph());
    await link(secret, site.mediaDir);
    await site.replace(leagueShowing('/media/fighters/rosa.jpg'));
    await expect
      .poll(() => site.content.problem, made)
      .toContain('imageUrl: /media/fighters/rosa.jpg is a link, and must be a file');
  });

  it('is refused: a text that is a link', async () => {
    const site = await serve();
    await drop(site, 'fighters/rosa.jpg', await photograph());
    await symlink(site.file, join(site.mediaDir, 'fighters/rosa.jpg.txt'));
    await site.replace(leagueShowing('/media/fighters/rosa.jpg'));
    await expect
      .poll(() => site.content.problem, made)
      .toContain('rosa.jpg its text is a link, and must be a file');
  });

  it.each([
    '/media/fighters/../../../etc/passwd.jpg',
    '/media/fighters/..%2Frosa.jpg',
    '/media/rosa.jpg',
    '/media/fighters/rosa.svg',
    '/media/fighters/a/b.jpg',
  ])('is no path of a picture: %s', async (path) => {
    const site = await serve();
    await site.replace(leagueShowing(path));
    await expect
      .poll(() => site.content.problem, made)
      .toContain(`${path} must be like /media/fighters/name.jpg`);
  });
});

describe('league pictures add', () => {
  const add = ['--kind', 'fighter', '--alt', 'Rosa Lind wraps her hands.'];

  it('copies a picture with its text, and says what to write', async () => {
    const site = await createSite();
    const bytes = await photograph();
    await writeFile(join(site.folder, 'Rosa Lind, 2.JPG'), bytes);
    const run = () => site.run(['pictures', 'add', 'Rosa Lind, 2.JPG', ...add]);
    expect(await run()).toEqual({
      code: 0,
      stdout:
        'Rosa Lind, 2.JPG is a picture of the league now: --image-url /media/fighters/rosa-lind-2.jpg\n',
      stderr: '',
    });
    const copy = join(site.mediaDir, 'fighters/rosa-lind-2.jpg');
    expect(bytes.equals(await readFile(copy))).toBe(true);
    expect(await readFile(`${copy}.txt`, 'utf8')).toBe('Rosa Lind wraps her hands.\n');

    expect(await run()).toEqual({
      code: 1,
      stdout: '',
      stderr:
        'Rosa Lind, 2.JPG would replace data/media/fighters/rosa-lind-2.jpg: give it another name with --name, or replace that one with --replace\n',
    });
    await site.replace(leagueShowing('/media/fighters/rosa-lind-2.jpg'));
    const check = await site.run(['content', 'check']);
    expect(check).toMatchObject({ code: 0, stderr: '' });
  });

  it('replaces a picture and its text with --replace, and neither by a bad one', async () => {
    const site = await createSite();
    const copy = await drop(site, 'fighters/rosa.jpg', 'old');
    await writeFile(`${copy}.txt`, 'Old\n');
    const run = (file: string) =>
      site.run(['pictures', 'add', file, ...add, '--name', 'Rosa', '--replace']);
    await writeFile(join(site.folder, 'bad.jpg'), 'Not a picture');
    expect(await run('bad.jpg')).toMatchObject({ code: 1 });
    expect(await readFile(copy, 'utf8')).toBe('old');

    const bytes = await photograph();
    await writeFile(join(site.folder, 'new.jpg'), bytes);
    expect(await run('new.jpg')).toMatchObject({ code: 0, stderr: '' });
    expect(bytes.equals(await readFile(copy))).toBe(true);
    expect(await readFile(`${copy}.txt`, 'utf8')).toBe('Rosa Lind wraps her hands.\n');
    expect(await readdir(dirname(copy))).toEqual(['rosa.jpg', 'rosa.jpg.txt']);
  });

  it.each([
    ['rosa.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'is no picture: it must be a JPEG'],
    ['rosa.HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'is in the format HEIC: export it as JPEG'],
    ['missing/rosa.jpg', undefined, 'is not there: look at its name and its folder'],
    ['db.json/rosa.jpg', undefined, 'is not there: look at its name and its folder'],
  ])('says in one sentence what to do about %s', async (name, content, said) => {
    const site = await createSite();
    if (content !== undefined) await writeFile(join(site.folder, name), content);
    const { code, stderr } = await site.run(['pictures', 'add', name, ...add]);
    expect(code).toBe(1);
    expect(stderr).toContain(`${name} ${said}`);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  it('writes nothing through a link: of a picture, of a text or of their folder', async () => {
    const site = await createSite();
    const bytes = await photograph();
    await writeFile(join(site.folder, 'rosa.jpg'), bytes);
    const outside = join(site.folder, 'outside');
    await mkdir(outside);
    for (const name of ['rosa.jpg', 'rosa.jpg.txt']) await writeFile(join(outside, name), 'theirs');
    const folder = join(site.mediaDir, 'fighters');
    await mkdir(folder, { recursive: true });
    for (const name of ['rosa.jpg', 'rosa.jpg.txt']) {
      await symlink(join(outside, name), join(folder, name));
    }
    const run = (...names: string[]) => site.run(['pictures', 'add', 'rosa.jpg', ...add, ...names]);
    expect(await run('--replace')).toMatchObject({ code: 0 });
    expect(bytes.equals(await readFile(join(folder, 'rosa.jpg')))).toBe(true);

    await rm(folder, { recursive: true });
    await symlink(outside, folder);
    for (const names of [['--replace'], ['--name', 'other']]) {
      const { code, stderr } = await run(...names);
      expect({ code, stderr }).toEqual({
        code: 1,
        stderr: 'data/media/fighters is a link: make it a folder, or set MEDIA_DIR\n',
      });
    }
    expect(await readdir(outside)).toEqual(['rosa.jpg', 'rosa.jpg.txt']);
    for (const name of ['rosa.jpg', 'rosa.jpg.txt']) {
      expect(await readFile(join(outside, name), 'utf8')).toBe('theirs');
    }
  });

  it('copies to MEDIA_DIR under a name of its own, as readable as the umask says, since the server may be another user', async () => {
    const site = await createSite();
    await writeFile(join(site.folder, 'rosa.jpg'), await photograph());
    await mkdir(join(site.folder, 'mine'));
    const modes = (...names: string[]) =>
      Promise.all(names.map(async (name) => (await stat(join(site.folder, name))).mode));
    const copies = ['media/fighters', 'media/fighters/lind.jpg', 'media/fighters/lind.jpg.txt'];
    const [folder, file] = await modes('mine', 'rosa.jpg');
    for (const again of [[], ['--replace']]) {
      const command = ['pictures', 'add', 'rosa.jpg', ...add, '--name', 'Lind', ...again];
      const { stdout } = await site.run(command, { MEDIA_DIR: 'media' });
      expect(stdout).toContain('--image-url /media/fighters/lind.jpg');
      expect(await modes(...copies)).toEqual([folder, file, file]);
    }
  });
});
