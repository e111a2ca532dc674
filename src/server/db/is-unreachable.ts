/** PostgreSQL's codes: it stops or starts (57P…), has no connection left, ended one, or is only a copy to read from. */
const codesOfPostgres = /^(08...|57P0[1-5]|53300|25P03|25006)$/;

/** What the operating system says when the other machine, or the program on it, is gone. */
const codesOfNetwork = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** What the driver says itself, without a code. */
const textsOfDriver =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed)/;

/**
 * Whether a statement failed because PostgreSQL is not there: restarting, out of connections, or out of sight. Whether a
 * commit that failed like this was done, nobody can say.
 */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = String((error as { code?: unknown }).code);
  return codesOfPostgres.test(code) || codesOfNetwork.has(code) || textsOfDriver.test(error.message);
}

/** Whether PostgreSQL took a transaction back because another one was in its way; nothing of it was done. */
export function isOvertaken(error: unknown): boolean {
  const code = error instanceof Error && (error as { code?: unknown }).code;
  // Could not be put in order with the others; waited in a circle; a lock was not to be had.
  return code === '40001' || code === '40P01' || code === '55P03';
}
