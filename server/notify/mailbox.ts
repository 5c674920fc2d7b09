import { createReadStream } from 'node:fs';
import { open, opendir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { isMissing } from '../storage/fileErrors';

/** How much of a message is read, in bytes. A notification has its report before the mail that it returns. */
export const mostOfMessage = 1024 * 1024;

/** Yields the messages of a Maildir, an mbox or a file, up to {@link mostOfMessage} each. @throws {Error} for others */
export async function* readMailbox(path: string): AsyncGenerator<Buffer> {
  if ((await stat(path)).isDirectory()) {
    yield* readMaildir(path);
    return;
  }
  const start = await readStart(path);
  if (start?.toString('latin1', 0, 5) === 'From ') yield* readMbox(path);
  else if (start?.length) yield start;
}

async function* readMaildir(folder: string): AsyncGenerator<Buffer> {
  for (const name of ['new', 'cur']) {
    const files = await opendir(join(folder, name)).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
      throw new Error(`${folder} is no Maildir: it has no folder ${name}`);
    });
    for await (const file of files) {
      const message = file.isFile() ? await readStart(join(folder, name, file.name)) : undefined;
      if (message) yield message;
    }
  }
}

/** Returns the beginning of a file; nothing when a mail program has renamed it meanwhile. */
async function readStart(file: string): Promise<Buffer | undefined> {
  try {
    const handle = await open(file);
    try {
      const { size } = await handle.stat();
      const start = Buffer.alloc(Math.min(size, mostOfMessage));
      const { bytesRead } = await handle.read(start, 0, start.length, 0);
      return start.subarray(0, bytesRead);
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

async function* readMbox(file: string): AsyncGenerator<Buffer> {
  let message = '';
  // Each byte is one character.
  const input = createReadStream(file, { encoding: 'latin1' });
  const toBytes = () => Buffer.from(message.slice(0, mostOfMessage), 'latin1');
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    if (!line.startsWith('From ')) {
      // Cut once, at its end: a cut for each line would copy the whole message.
      if (message.length < mostOfMessage) message += `${line}\n`;
      continue;
    }
    if (message.trim() !== '') yield toBytes();
    message = '';
  }
  if (message.trim() !== '') yield toBytes();
}
