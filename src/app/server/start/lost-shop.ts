import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sqliteFileOf } from '#server/db/connect.ts';
import { holdsShop, isEmptyFile } from '#server/db/engines/sqlite-file.ts';
import { ignoreStorageFailure } from '#server/db/engines/storage-failure.ts';
import { findNewestBackup } from '../backup/backup-files.ts';
import { partSuffix } from '../backup/whole-file.ts';
import type { Config } from '../config.ts';

/** Where a shop's data and its backups are. */
type Settings = Pick<Config, 'databaseUrl' | 'dataDir' | 'backup'>;

/** There is no shop where one has been before. */
export class LostShopError extends Error {
  override readonly name = 'LostShopError';
}

const markText = `Dieser Ordner gehört zu einem Laden. Alles, was er weiß, ist in shop.sqlite: bitte nichts davon ändern.

Solange diese Datei hier liegt und shop.sqlite fehlt oder leer ist, öffnet der Laden nicht, statt unbemerkt leer von vorn
zu beginnen. Soll er von vorn beginnen: den ganzen Ordner umbenennen.
`;

/**
 * Refuses a folder whose database is damaged, of another program, or lost. A folder without any trace of a
 * shop is fit. `isKept`: the database is as its shop left it in order, and is not read to its end.
 */
export function refuseUnfitFolder(settings: Settings, { isKept = false } = {}): void {
  refuseLostShop(settings, holdsShop(sqliteFileOf(settings.dataDir), { isKept }));
}

/**
 * An empty folder or database becomes a new shop only if nothing shows that one was here: it would replace
 * its good backups one by one.
 */
export function refuseLostShop(settings: Settings, hasShop: boolean): void {
  if (hasShop) return;
  const { databaseUrl, dataDir, backup } = settings;
  if (!databaseUrl && isHalfRestored(dataDir)) throw new LostShopError(halfRestoredText(dataDir));
  if (!databaseUrl && isUsed(dataDir)) throw new LostShopError(lostText(dataDir));
  const newest = backup && newestIn(backup.dir);
  if (newest)
    throw new LostShopError(emptyBesideBackupsText(databaseUrl ? 'DATABASE_URL' : 'DATA_DIR', newest));
}

/** Newest changes in a `-wal` file without a database are left of one that was emptied or deleted. */
function isUsed(dataDir: string): boolean {
  const file = sqliteFileOf(dataDir);
  return !isEmptyFile(markOf(dataDir)) || (isEmptyFile(file) && !isEmptyFile(`${file}-wal`));
}

/** A restore is under way, or was killed. */
function isHalfRestored(dataDir: string): boolean {
  return existsSync(sqliteFileOf(dataDir) + partSuffix);
}

/** The file beside the database that marks a folder as used, with a text for people who find it. */
function markOf(dataDir: string): string {
  return `${sqliteFileOf(dataDir)}.LIESMICH.txt`;
}

function newestIn(dir: string): string | undefined {
  try {
    const name = findNewestBackup(dir);
    return name && join(dir, name);
  } catch {
    // A missing or unreadable folder is reported when the first backup is made.
    return undefined;
  }
}

/** Marks the folder of an open shop. */
export function markFolder({ dataDir }: Settings): void {
  const file = markOf(dataDir);
  if (!isEmptyFile(file)) return;
  try {
    writeFileSync(file, markText, { mode: 0o600 });
  } catch (error) {
    ignoreStorageFailure(error);
  }
}

function lostText(dataDir: string): string {
  return (
    `DATA_DIR: In ${resolve(dataDir)} war ein Laden, aber seine Datenbank shop.sqlite fehlt oder ist leer. Damit nichts verloren ` +
    'geht, beginnt er nicht von selbst von vorn.\nBitte den Ordner umbenennen und behalten, und die letzte gute Sicherung ' +
    'in einen neuen einspielen: „npm run restore -- DATEI“. Wer wirklich von vorn beginnen will, benennt nur den Ordner um.'
  );
}

function halfRestoredText(dataDir: string): string {
  return (
    `DATA_DIR: In ${resolve(dataDir)} wird gerade eine Sicherung eingespielt, oder das wurde abgebrochen.\nLäuft „npm run ` +
    'restore“ nicht mehr, bitte shop.sqlite.teil löschen und die Sicherung noch einmal einspielen.'
  );
}

function emptyBesideBackupsText(setting: 'DATA_DIR' | 'DATABASE_URL', newest: string): string {
  return (
    `${setting}: Hier ist kein Laden, aber in BACKUP_DIR liegt die Sicherung von einem. Bitte ${setting} prüfen, und ob der ` +
    `Datenträger eingehängt ist.\nIst der Laden verloren, bringt ihn „npm run restore -- ${newest}“ zurück. Soll ein neuer ` +
    'beginnen, braucht er einen anderen Ordner als BACKUP_DIR: Sonst verdrängen seine Sicherungen nach und nach die alten.'
  );
}
