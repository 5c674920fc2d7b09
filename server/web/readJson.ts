import type { Reads } from '../api/reads';

/** Returns what the renderer reads the API with: the JSON at a path, or `undefined` when nothing is there. */
export function readJsonFrom(reads: Reads) {
  return async (path: string): Promise<unknown> => {
    const answer = await reads.at(path);
    return answer && JSON.parse(answer.identity.body.toString());
  };
}
