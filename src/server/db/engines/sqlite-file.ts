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
 * are damaged or if it belongs to another program. Reads the whole file, and changes none of its settings.
 */
export function holdsShop(file: string): boolean {
  if (isEmptyFile(file)) return false;
  try {
    return inspect(file);
  } catch (error) {
    if (isDamage(error)) throw new UnfitFileError(damageText(file, (error as Error).message));
    throw error;
  }
}

export function isEmptyFile(file: string): boolean {
  return (statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0;
}

function inspect(file: string): boolean {
  // Not read-only: that would leave two files (-wal, -shm) behind.
  const database = new DatabaseSync(file, { timeout: 5000 });
  try {
    database.exec(carefulPragmas);
    // One fault is enough. Unlike `integrity_check`, it does not compare each index with its table: that
    // takes 8 times as long.
    const fault = database.prepare('pragma quick_check(1)').get()?.quick_check;
    if (fault !== 'ok') throw new UnfitFileError(damageText(file, String(fault)));
    const tables = database.prepare("select name from sqlite_schema where type = 'table'").all();
    const hasSteps = tables.some(({ name }) => name === 'kysely_migration');
    if (tables.length > 0 && !hasSteps) throw new UnfitFileError(foreignText(file));
    return hasSteps;
  } finally {
    database.close();
  }
}

function damageText(file: string, fault: string): string {
  return (
    `DATA_DIR: Die Datenbank ${file} ist beschädigt (${fault}). Der Laden wird nicht geöffnet, damit der Schaden nicht ` +
    'größer wird.\nBitte den Ordner umbenennen und behalten, und die letzte gute Sicherung in einen neuen einspielen: ' +
    '„npm run restore -- DATEI“. „npm run verify“ zeigt, was beschädigt ist. Meist ist der Datenträger die Ursache.'
  );
}

function foreignText(file: string): string {
  return `DATA_DIR: ${file} ist die Datenbank eines anderen Programms und bleibt unverändert. Bitte DATA_DIR prüfen.`;
}
