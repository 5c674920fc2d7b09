import type { QueryFunction } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { ApiError, request } from './request';

/**
 * A query function that reads `path` and parses the JSON with its schema.
 * HTTP 401 is an error like any other (spec §7).
 */
export function read<Schema extends z.ZodMiniType>(
  path: string,
  schema: Schema,
): QueryFunction<z.output<Schema>> {
  return async ({ signal }) => {
    const response = await request('GET', path, { signal });
    return z.parse(schema, await response.json());
  };
}

/** The variant of {@link read} for which HTTP 401 means that there is nothing to show: `null` (spec §7). */
export function readOrNull<Schema extends z.ZodMiniType>(
  path: string,
  schema: Schema,
): QueryFunction<z.output<Schema> | null> {
  const readStrictly = read(path, schema);
  return async (context) => {
    try {
      return await readStrictly(context);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  };
}
