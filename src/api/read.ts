import type { QueryFunction } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { ApiError, request } from './request';

/** Returns the JSON of one documented read; throws {@link ApiError} when the response is not OK. */
export type ReadJson = (path: string, signal?: AbortSignal) => Promise<unknown>;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The function that reads; `fetch` when left out. */
      readJson?: ReadJson;
    };
  }
}

const readOverNetwork: ReadJson = async (path, signal) =>
  (await request('GET', path, { signal })).json();

/**
 * Returns a query function that reads `path` and parses the JSON with its schema.
 * HTTP 401 is an error like any other (spec §7).
 */
export function read<Schema extends z.ZodMiniType>(
  path: string,
  schema: Schema,
): QueryFunction<z.output<Schema>> {
  return async ({ meta, signal }) => {
    const readJson = meta?.readJson ?? readOverNetwork;
    return schema.parse(await readJson(path, signal));
  };
}

/**
 * Returns a query function like {@link read}, which returns `null` for one status.
 *
 * @param nullStatus 401 for the variant of spec §7
 */
export function readOrNull<Schema extends z.ZodMiniType>(
  path: string,
  schema: Schema,
  nullStatus = 401,
): QueryFunction<z.output<Schema> | null> {
  const readStrictly = read(path, schema);
  return async (context) => {
    try {
      return await readStrictly(context);
    } catch (error) {
      if (error instanceof ApiError && error.status === nullStatus) return null;
      throw error;
    }
  };
}
