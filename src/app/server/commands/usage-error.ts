/** A terminal command was called with invalid arguments. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
