/** The only function that is used of a package without types. */
declare module 'fs-native-extensions' {
  /**
   * Acquires the kernel's exclusive lock on an open file, which lasts until the file is closed or the process ends.
   *
   * @returns whether the lock was free
   */
  export function tryLock(fd: number): boolean;
}
