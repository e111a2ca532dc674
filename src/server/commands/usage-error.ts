/** A command of the terminal was not written as its help says. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
