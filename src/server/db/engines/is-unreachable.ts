/** PostgreSQL is stopping or starting (57P…), has no free connection, closed one, or is a read-only replica. */
const codesOfPostgres = /^(08...|57P0[1-5]|53300|25P03|25006)$/;

/** Codes of the operating system when the other machine, or the program on it, is gone. */
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

/** Messages of the driver, which have no code. */
const textsOfDriver =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed)/;

/**
 * Whether a statement failed because PostgreSQL is unavailable: restarting, out of connections, or unreachable. Whether
 * a commit that failed like this was done is unknown.
 */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = String((error as { code?: unknown }).code);
  return codesOfPostgres.test(code) || codesOfNetwork.has(code) || textsOfDriver.test(error.message);
}

/** Whether PostgreSQL rolled back a transaction because of a concurrent one; nothing of it was done. */
export function isOvertaken(error: unknown): boolean {
  const code = error instanceof Error && (error as { code?: unknown }).code;
  // serialization_failure; deadlock_detected; lock_not_available.
  return code === '40001' || code === '40P01' || code === '55P03';
}
