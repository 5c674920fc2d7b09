import type { LastGood } from './lastGood';
import { ContentError, type Content } from './readContent';

/** What the store knows of the content after a reading. */
export interface ContentState {
  /** What is live, and since when. */
  served: LastGood;
  /** What this release does not know of what is live. */
  leftOut: readonly string[];
  /** The file as it was last read; nothing while it cannot be read. */
  bytes?: Buffer | undefined;
  /** The file as it was last accepted: what is still wrong with it is a picture. */
  accepted?: Buffer | undefined;
  refusal?: { error: ContentError; isAccepted: boolean; since: number } | undefined;
}

/** The content file, as it is found. */
export interface Reading {
  bytes: Buffer | undefined;
  result: Content | ContentError;
  /** The pictures that are still to be made. */
  unmade: readonly string[];
  at: Date;
}

/** Returns the state after a reading. */
export function afterReading(before: ContentState, reading: Reading): ContentState {
  const { bytes, result, unmade, at } = reading;
  if (result instanceof ContentError) {
    // What is wrong with its pictures is known when all of them were tried.
    if (unmade.length > 0) return { ...before, bytes };
    const isAccepted = bytes !== undefined && before.accepted?.equals(bytes) === true;
    const since = before.refusal?.since ?? Number(at);
    return { ...before, bytes, refusal: { error: result, isAccepted, since } };
  }
  const next = { ...before, bytes, accepted: bytes, leftOut: [] };
  const isLive = result.version === before.served.content.version;
  // Nothing but its pictures is new, and these follow.
  if (isLive && unmade.length > 0) return next;
  const served = isLive ? before.served : { content: result, time: at };
  return { ...next, served, refusal: undefined };
}

/** What is said of a picture that turned out to be bad after its content was accepted. */
const pictureRefusal =
  'A picture is refused: new pictures wait until it is corrected, the rest is live';

/** Returns what is wrong with the file or its pictures, and what is live meanwhile: for the log. */
export function refusalForLog(
  refusal: NonNullable<ContentState['refusal']>,
  served: ContentState['served'],
): string {
  const refused = refusal.isAccepted
    ? pictureRefusal
    : `Content refused, that of ${served.time.toISOString()} stays live`;
  return `${refused}: ${refusal.error.message}`;
}

/** Returns the same for everyone, without the path of the file. */
export function publicRefusal({ refusal }: ContentState): string | undefined {
  if (!refusal) return undefined;
  const refused = refusal.isAccepted
    ? pictureRefusal
    : 'The content is refused, an earlier state of it is served';
  return `${refused}: ${refusal.error.summary}`;
}
