import { randomUUID } from 'node:crypto';
import { open, realpath, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { EventStatus } from '../../src/domain/event';
import { syncFolder } from '../storage/durableFiles';
import { ContentError, parseContent, readBytes, type ContentPlace } from './readContent';

/**
 * Writes an event's status into the content file and changes no other byte. The new file
 * is validated and durable before it replaces the old one, with its mode and owner.
 *
 * @throws {ContentError} when the content breaks a rule, before or after, or has no such event.
 */
export async function writeEventStatus(
  place: ContentPlace,
  eventId: string,
  status: EventStatus,
): Promise<void> {
  const old = await readBytes(place.file);
  const index = parseContent(old, place).events.findIndex(({ id }) => id === eventId);
  if (index === -1) throw new ContentError(place.file, [`has no event ${eventId}`]);

  const text = old.toString();
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const edited = Buffer.from(mark + withStatus(text.slice(mark.length), index, status));
  // JSON allows duplicate names. The last one counts, but the first one was found.
  if (parseContent(edited, place).events[index]?.status !== status) {
    throw new ContentError(place.file, [`a name stands twice in or around the event ${eventId}`]);
  }
  await replaceFile(place.file, old, edited);
}

/** Replaces the status, or adds it after the event's id with the same spacing. */
function withStatus(text: string, index: number, status: EventStatus): string {
  const tree = parseTree(text);
  const find = (field: string) => tree && findNodeAtLocation(tree, ['events', index, field]);
  const present = find('status');
  if (present) return splice(text, present.offset, present.length, `"${status}"`);

  const id = find('id');
  if (!id?.parent) return text;
  const space = /\s*$/.exec(text.slice(0, id.parent.offset))?.[0] ?? '';
  return splice(text, id.offset + id.length, 0, `,${space}"status": "${status}"`);
}

function splice(text: string, start: number, length: number, written: string): string {
  return text.slice(0, start) + written + text.slice(start + length);
}

async function replaceFile(name: string, old: Buffer, bytes: Buffer): Promise<void> {
  const file = await realpath(name);
  const { mode, uid, gid } = await stat(file);
  const next = `${file}.${randomUUID()}.new`;
  try {
    const handle = await open(next, 'wx', mode);
    try {
      await handle.writeFile(bytes);
      // The process's umask has reduced the mode that was passed to `open`.
      await handle.chmod(mode);
      if (process.getuid?.() === 0) await handle.chown(uid, gid);
      await handle.sync();
    } finally {
      await handle.close();
    }
    if (!(await readBytes(name)).equals(old)) {
      throw new ContentError(name, ['was edited at the same moment; try again']);
    }
    await rename(next, file);
  } catch (error) {
    await rm(next, { force: true });
    throw error;
  }
  await syncFolder(dirname(file));
}
