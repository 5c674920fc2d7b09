import type * as z from 'zod/mini';
import { ApiError, request } from './request';

/**
 * Reads a path of the API, and parses the JSON with its schema. HTTP 401 is an error like any other (spec §7).
 *
 * @throws {ApiError} when the response is not OK
 */
export async function read<Schema extends z.ZodMiniType>(
  path: string,
  schema: Schema,
  signal?: AbortSignal,
): Promise<z.output<Schema>> {
  const response = await request('GET', path, { signal });
  return schema.parse(await response.json());
}

/**
 * Reads like {@link read}, but resolves with `null` for one status.
 *
 * @param nullStatus 401 for the variant of spec §7
 */
export async function readOrNull<Schema extends z.ZodMiniType>(
  path: string,
  schema: Schema,
  signal?: AbortSignal,
  nullStatus = 401,
): Promise<z.output<Schema> | null> {
  try {
    return await read(path, schema, signal);
  } catch (error) {
    if (error instanceof ApiError && error.status === nullStatus) return null;
    throw error;
  }
}
