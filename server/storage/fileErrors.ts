import { accessSync, constants, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { getSystemErrorMap } from 'node:util';

/** Returns an error's message; of the file system's a sentence, with the file and with the user who may not use it. */
export function messageOf(error: unknown): string {
  const { path } = error as NodeJS.ErrnoException;
  const isNamed = path !== undefined && systemErrorOf(error) !== undefined;
  return isNamed ? `${path}: ${reasonOf(error)}` : reasonOf(error);
}

/** Returns {@link messageOf} without the file. */
export function reasonOf(error: unknown): string {
  const [code, text] = systemErrorOf(error) ?? [];
  if (text === undefined) return error instanceof Error ? error.message : String(error);
  return code === 'EACCES' || code === 'EPERM' ? `${text} for the user ${userName()}` : text;
}

/** Returns the code and the text of a system's error, unless its message says more: the address of a connection. */
function systemErrorOf(error: unknown): [string, string] | undefined {
  const { errno = 0, ...others } = error as NodeJS.ErrnoException;
  const isOfConnection = 'address' in others || 'hostname' in others;
  return isOfConnection ? undefined : getSystemErrorMap().get(errno);
}

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run as one without a name.
    return String(process.getuid?.());
  }
}

/** Runs what works on an open file, and names the file in its errors, which do not. */
export async function naming<Value>(path: string, task: () => Promise<Value>): Promise<Value> {
  try {
    return await task();
  } catch (error) {
    if (systemErrorOf(error)) Object.assign(error as object, { path, ...(error as object) });
    throw error;
  }
}

/** Returns whether there is a file. @throws {Error} when that cannot be seen, such as for want of permission */
export function fileExists(path: string): boolean {
  try {
    statSync(path);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/** Returns whether an error says that there is no such file. */
export function isMissing(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || code === 'ENOTDIR';
}

/** @throws {Error} when one of the files, if they exist, cannot be read and written, or what the mode says instead */
export function checkAccess(paths: readonly string[], mode = constants.R_OK | constants.W_OK) {
  for (const path of paths) if (fileExists(path)) accessSync(path, mode);
}
