/**
 * Why the database failed although the statement is correct: no space is left, it is read-only, or the disk reports an
 * error.
 */
export type StorageFailure = 'full' | 'readOnly' | 'disk';

/** SQLite's primary result codes: SQLITE_FULL, SQLITE_READONLY, SQLITE_IOERR. */
const failureOfSqlite: Record<number, StorageFailure> = { 13: 'full', 8: 'readOnly', 10: 'disk' };

/** SQLITE_IOERR_SHMSIZE: the shared-memory file (-shm) could not be enlarged. */
const noRoomToShare = 4874;

/** PostgreSQL's disk_full, read_only_sql_transaction and io_error; and the system's codes when a folder is created. */
const failureOfCode: Record<string, StorageFailure> = {
  '53100': 'full',
  '25006': 'readOnly',
  '58030': 'disk',
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'readOnly',
  EIO: 'disk',
};

/** The storage failure behind an error of either engine or the system, if it is one. */
export function storageFailureOf(error: unknown): StorageFailure | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (code === 'ERR_SQLITE_ERROR' && errcode === noRoomToShare) return 'full';
  // The low byte is the primary result code, the rest the place.
  if (code === 'ERR_SQLITE_ERROR') return failureOfSqlite[Number(errcode) & 0xff];
  return failureOfCode[String(code)];
}

/** For optional writes: while nothing can be written, reading goes on. */
export function ignoreStorageFailure(error: unknown): void {
  if (!storageFailureOf(error)) throw error;
}
