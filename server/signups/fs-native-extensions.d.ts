/** The one function used of a package that brings no types. */
declare module 'fs-native-extensions' {
  /**
   * Takes the kernel's exclusive lock on an open file, which lasts until the file is closed or its
   * process ends in whatever way.
   *
   * @returns Whether it was to be had.
   */
  export function tryLock(fd: number): boolean;
}
