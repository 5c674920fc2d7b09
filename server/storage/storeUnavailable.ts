/** Thrown when a store cannot take a record now, and may be able to later. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError';
}
