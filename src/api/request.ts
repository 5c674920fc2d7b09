/** A response outside 200–299. Its message is `status: body`, or the status text for an empty body (spec §8). */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    text: string,
  ) {
    super(`${String(status)}: ${text}`);
  }
}

/**
 * Sends one request to the API (spec §7), with credentials, and with a JSON content type only if there is a body.
 *
 * @throws {ApiError} when the response is not OK
 * @throws {TypeError} when no response arrives
 */
export async function request(
  method: 'GET' | 'POST',
  path: string,
  { body, signal }: { body?: unknown; signal?: AbortSignal } = {},
): Promise<Response> {
  const response = await fetch(path, {
    method,
    credentials: 'include',
    signal,
    ...(body !== undefined && {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  if (!response.ok) {
    throw new ApiError(response.status, (await response.text()) || response.statusText);
  }
  return response;
}
