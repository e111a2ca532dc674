import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { isDamage } from './is-damage.ts';

/** The file of the embedded database cannot be opened as a shop: it is damaged, or of another program. */
export class UnfitFileError extends Error {
  override readonly name = 'UnfitFileError';
}

/** For every file that may come from outside: its schema calls no function with side effects, and cells are checked. */
export const carefulPragmas = 'pragma trusted_schema = off; pragma cell_size_check = on';

/**
 * Whether the file holds a shop; false for a missing or empty one. Throws an `UnfitFileError` if its pages
 * are damaged or if it belongs to another program. Changes none of its settings. Reads the whole file, unless
 * `isKept`: its pages are those of a shop that ended in order, and `findFault` looks at them later.
 */
export function holdsShop(file: string, { isKept = false } = {}): boolean {
  if (isEmptyFile(file)) return false;
  try {
    return inspect(file, isKept);
  } catch (error) {
    if (isDamage(error)) throw new UnfitFileError(damageText(file, (error as Error).message));
    throw error;
  }
}

/** The first fault in the pages of a file that a shop may be writing to; `undefined` for none. Reads all of it. */
export function findFault(file: string): string | undefined {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    database.exec(carefulPragmas);
    return faultIn(database);
  } catch (error) {
    if (isDamage(error)) return (error as Error).message;
    throw error;
  } finally {
    database.close();
  }
}

export function isEmptyFile(file: string): boolean {
  return (statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0;
}

function inspect(file: string, isKept: boolean): boolean {
  // Not read-only: that would leave two files (-wal, -shm) behind.
  const database = new DatabaseSync(file, { timeout: 5000 });
  try {
    database.exec(carefulPragmas);
    const fault = isKept ? undefined : faultIn(database);
    if (fault !== undefined) throw new UnfitFileError(damageText(file, fault));
    const tables = database.prepare("select name from sqlite_schema where type = 'table'").all();
    const hasSteps = tables.some(({ name }) => name === 'kysely_migration');
    if (tables.length > 0 && !hasSteps) throw new UnfitFileError(foreignText(file));
    return hasSteps;
  } finally {
    database.close();
  }
}

/**
 * One fault is enough. Unlike `integrity_check`, it does not compare each index with its table: that takes 8
 * times as long.
 */
function faultIn(database: DatabaseSync): string | undefined {
  const fault = database.prepare('pragma quick_check(1)').get()?.quick_check;
  return fault === 'ok' ? undefined : String(fault);
}

/** What a person at the terminal reads; `consequence` says what the shop does about it. */
export function damageText(
  file: string,
  fault: string,
  consequence = 'Der Laden wird nicht geöffnet, damit der Schaden nicht größer wird.',
): string {
  return (
    `DATA_DIR: Die Datenbank ${file} ist beschädigt (${fault}). ${consequence}\n` +
    'Bitte den Ordner umbenennen und behalten, und die letzte gute Sicherung in einen neuen einspielen: ' +
    '„npm run restore -- DATEI“. „npm run verify“ zeigt, was beschädigt ist. Meist ist der Datenträger die Ursache.'
  );
}

function foreignText(file: string): string {
  return `DATA_DIR: ${file} ist die Datenbank eines anderen Programms und bleibt unverändert. Bitte DATA_DIR prüfen.`;
}
