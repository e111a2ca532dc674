/** SQLite's primary result codes: SQLITE_CORRUPT, and SQLITE_NOTADB for a file without the header of a database. */
const damaged = 11;
const noDatabase = 26;

/** Whether SQLite cannot read the file because of its content. */
export function isDamage(error: unknown): boolean {
  return [damaged, noDatabase].includes(codeOf(error));
}

export function isNoDatabase(error: unknown): boolean {
  return codeOf(error) === noDatabase;
}

/** The low byte of the extended code is the primary one. */
function codeOf(error: unknown): number {
  const { errcode } = error as { errcode?: unknown };
  return typeof errcode === 'number' ? errcode & 0xff : 0;
}
