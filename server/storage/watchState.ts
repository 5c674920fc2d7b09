import type { lstat } from 'node:fs/promises';
import { stat } from 'node:fs/promises';

/**
 * Calls `onChange` when a state, a text, has become another one and was the same at the next look: a program may write
 * a file in pieces. Files are looked at by their names, since what the system reports of a folder ends where a link on
 * the way to it is set to another one, and is nothing on many mounts.
 * @returns ends it
 */
export async function watchState(
  stateOf: () => Promise<string>,
  interval: number,
  onChange: () => void,
): Promise<() => void> {
  let known = await stateOf();
  let isChanging = false;
  let isEnded = false;
  let timer: NodeJS.Timeout | undefined;
  const lookLater = () => {
    timer = setTimeout(() => void look(), interval).unref();
  };
  const look = async () => {
    const state = await stateOf();
    if (isEnded) return;
    if (isChanging && state === known) onChange();
    isChanging = state !== known;
    known = state;
    lookLater();
  };
  lookLater();
  return () => {
    isEnded = true;
    clearTimeout(timer);
  };
}

/** Returns a text that changes with a file, its content and permissions; `look` says whether a link counts itself. */
export async function fileState(
  file: string,
  look: typeof stat | typeof lstat = stat,
): Promise<string> {
  try {
    const { dev, ino, size, mtimeNs, ctimeNs } = await look(file, { bigint: true });
    return [dev, ino, size, mtimeNs, ctimeNs].join();
  } catch (error) {
    return String((error as NodeJS.ErrnoException).code);
  }
}
