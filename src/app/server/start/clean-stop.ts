import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { sqliteFileOf } from '#server/db/connect.ts';
import { ignoreStorageFailure } from '#server/db/engines/storage-failure.ts';
import { migrations } from '#server/db/migrate/migrate.ts';

/**
 * Notes beside the closed database of this folder that its shop ended in order. The note has the file's size
 * and the time of its last change, so it is void once anything else was written or put there; and the last step
 * of its schema, so it is void for a program with further ones: these rewrite pages that nobody has read. None
 * is written while the file is open elsewhere, or if not all changes are in it.
 */
export function noteCleanStop(dataDir: string): void {
  const file = sqliteFileOf(dataDir);
  if (!isAlone(file)) return;
  try {
    writeFileSync(noteOf(file), stateOf(file), { mode: 0o600 });
  } catch (error) {
    ignoreStorageFailure(error);
  }
}

/**
 * Whether the last shop of this folder ended in order and its database is as it was then, with every step of this
 * program's schema. Takes the note away: without another `noteCleanStop`, as after a kill, the next answer is no.
 */
export function takeCleanStop(dataDir: string): boolean {
  const file = sqliteFileOf(dataDir);
  const note = noteOf(file);
  if (!existsSync(note)) return false;
  const isClean = isAlone(file) && readFileSync(note, 'utf8') === stateOf(file);
  rmSync(note);
  return isClean;
}

function noteOf(file: string): string {
  return `${file}.sauber`;
}

/** SQLite deletes its `-wal` file when the last connection is closed and all changes are in the database. */
function isAlone(file: string): boolean {
  return existsSync(file) && !existsSync(`${file}-wal`);
}

function stateOf(file: string): string {
  const { mtime, size } = statSync(file);
  const lastStep = Object.keys(migrations).at(-1);
  return `Sauber beendet: ${mtime.toISOString()}, ${size} Byte, ${lastStep}\n`;
}
