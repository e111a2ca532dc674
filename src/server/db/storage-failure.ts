/**
 * Why the database could not do its work although nothing is wrong with what was asked: no room is left, it may only
 * be read, or the disk reports an error.
 */
export type StorageFailure = 'full' | 'readOnly' | 'disk';

/** SQLite's primary result codes: SQLITE_FULL, SQLITE_READONLY, SQLITE_IOERR. */
const failureOfSqlite: Record<number, StorageFailure> = { 13: 'full', 8: 'readOnly', 10: 'disk' };

/** SQLITE_IOERR_SHMSIZE: the file that readers share could not be made as large as it has to be. */
const noRoomToShare = 4874;

/** PostgreSQL's disk_full, read_only_sql_transaction and io_error; and what the system says when a folder is made. */
const failureOfCode: Record<string, StorageFailure> = {
  '53100': 'full',
  '25006': 'readOnly',
  '58030': 'disk',
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'readOnly',
  EIO: 'disk',
};

/** Each database says it in its own way. */
export function storageFailureOf(error: unknown): StorageFailure | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (code === 'ERR_SQLITE_ERROR' && errcode === noRoomToShare) return 'full';
  // The low byte is the kind of failure, the rest tells where it happened.
  if (code === 'ERR_SQLITE_ERROR') return failureOfSqlite[Number(errcode) & 0xff];
  return failureOfCode[String(code)];
}

/** For writes that a reader can do without: what reads goes on working while nothing can be kept. */
export function ignoreStorageFailure(error: unknown): void {
  if (!storageFailureOf(error)) throw error;
}
