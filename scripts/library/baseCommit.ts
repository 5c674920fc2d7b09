/** The position of the working tree in the project's history. */
interface Position {
  head: string;
  /** The last commit it shares with `main`; undefined when there is no such branch. */
  mergeBase: string | undefined;
  /** Whether files differ from the last commit. */
  isChanged: boolean;
}

/** The commit that the working tree is compared with. */
interface Base {
  /** A git revision. */
  ref: string;
  /** The reason for the choice, for messages. */
  reason: string;
}

/**
 * Returns the default commit to compare with: on a branch, where it left `main`; on `main` itself, the last
 * commit, or the one before when nothing has changed since.
 */
export function chooseBase({ head, mergeBase, isChanged }: Position): Base {
  if (mergeBase !== undefined && mergeBase !== head) {
    return { ref: mergeBase, reason: 'where this branch left main' };
  }
  return isChanged
    ? { ref: 'HEAD', reason: 'the last commit' }
    : { ref: 'HEAD~1', reason: 'the commit before the last, since nothing has changed since' };
}
