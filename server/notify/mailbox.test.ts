import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { collect } from '../testing/signups';
import { createFolderLocation } from '../testing/testDatabase';
import { mostOfMessage, readMailbox } from './mailbox';

const createFolder = async () => (await createFolderLocation()).dataDir;

const read = async (path: string) => (await collect(readMailbox(path))).map(String);

describe('a mailbox', () => {
  it('is the new and the seen messages of a Maildir', async () => {
    const folder = await createFolder();
    for (const name of ['new', 'cur', 'tmp', 'cur/folder']) await mkdir(join(folder, name));
    await writeFile(join(folder, 'new', '1.host'), 'Subject: new\n');
    await writeFile(join(folder, 'cur', '2.host:2,S'), 'Subject: seen\n');
    await writeFile(join(folder, 'tmp', '3.host'), 'Subject: half\n');
    expect(await read(folder)).toEqual(['Subject: new\n', 'Subject: seen\n']);
  });

  it('is one message in a file, whatever is in it', async () => {
    const file = join(await createFolder(), 'one.eml');
    const message = 'Subject: one\n\nFrom here on\nFrom there on\n';
    await writeFile(file, message);
    expect(await read(file)).toEqual([message]);
  });

  it('is the messages of an mbox', async () => {
    const file = join(await createFolder(), 'mbox');
    const line = 'From MAILER-DAEMON Sun Nov 22 10:00:00 2026\n';
    const [first, second] = ['Subject: first\n\nText\n\n', 'Subject: Zoë\n\n>From here\n'];
    await writeFile(file, line + first + line + second);
    expect(await read(file)).toEqual([first, second]);
  });

  it('is read up to a bound for each message, in a time that grows as its size', async () => {
    const folder = await createFolder();
    // To copy the message for each line beyond the bound would take minutes.
    const long = `${'x'.repeat(71)}\n`.repeat(400_000);
    await writeFile(join(folder, 'one.eml'), long);
    await writeFile(join(folder, 'mbox'), `From a\n${long}\nFrom b\nshort`);
    const lengths = async (name: string) =>
      (await read(join(folder, name))).map(({ length }) => length);
    expect(await lengths('one.eml')).toEqual([mostOfMessage]);
    expect(await lengths('mbox')).toEqual([mostOfMessage, 'short\n'.length]);
  });

  it('is not any folder, nor a file that does not exist', async () => {
    const folder = await createFolder();
    await expect(read(folder)).rejects.toThrow('is no Maildir: it has no folder new');
    await expect(read(join(folder, 'none'))).rejects.toThrow('no such file');
    await writeFile(join(folder, 'empty'), '');
    expect(await read(join(folder, 'empty'))).toEqual([]);
  });
});
