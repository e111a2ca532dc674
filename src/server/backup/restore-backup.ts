import { createReadStream, createWriteStream, existsSync, mkdirSync, readdirSync, rmdirSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { connect, sqliteFileOf } from '../db/connect.ts';
import type { Verdict } from '../verify/verify-shop.ts';
import { BackupError } from './backup-error.ts';
import { type Place, verifyShopAt } from './make-backup.ts';
import { restorePostgresShop } from './postgres-backup.ts';
import { kindOfBackup, verifyPath } from './verify-path.ts';
import { makeWholeFile } from './whole-file.ts';

/** `isForced`: also take a backup in which something is wrong, as long as it can be read at all. */
export type RestoreOptions = { isForced: boolean };

/** Puts a backup into an empty place. On any refusal the place is as it was before. */
export async function restoreBackup(
  place: Place,
  file: string,
  { isForced }: RestoreOptions,
): Promise<Verdict> {
  const kind = kindOfBackup(file);
  const { databaseUrl, dataDir } = place;
  if (kind === 'PostgreSQL') {
    if (!databaseUrl)
      throw new BackupError(
        `${file} kommt aus PostgreSQL: Bitte DATABASE_URL auf eine leere Datenbank setzen.`,
      );
    return restorePostgres(databaseUrl, file);
  }
  if (databaseUrl)
    throw new BackupError(
      `${file} ist die Sicherung einer eingebetteten Datenbank: Bitte DATABASE_URL nicht setzen.`,
    );
  refuseOccupied(dataDir);
  refuse(file, await verifyPath(file), { isForced });
  return withDirectory(dataDir, () =>
    makeWholeFile(sqliteFileOf(dataDir), async (part) => {
      // Into the file as it is: a copy by the system would take over who may read the backup.
      await pipeline(createReadStream(file), createWriteStream(part));
      const verdict = await verifyPath(part);
      refuse(file, verdict, { isForced });
      // Copying and looking over took a while: a shop may have been opened here.
      refuseOccupied(dataDir);
      return verdict;
    }),
  );
}

function refuse(file: string, { problems, facts }: Verdict, { isForced }: RestoreOptions): void {
  if (problems.length === 0) return;
  const isReadable = facts.length > 0;
  if (isReadable && isForced) return;
  const text = `${file} wurde nicht eingespielt:\n${problems.join('\n')}`;
  throw new BackupError(isReadable ? `${text}\nMit --trotzdem wird sie so eingespielt, wie sie ist.` : text);
}

/** A running or killed shop has more than one file; whoever took the first one away has not made the place empty. */
function refuseOccupied(dataDir: string): void {
  const file = sqliteFileOf(dataDir);
  if (existsSync(`${file}-wal`) || existsSync(`${file}-shm`))
    throw new BackupError(
      `In ${dataDir} läuft ein Laden, oder er wurde nicht sauber beendet. Eine Sicherung kommt nur in einen leeren ` +
        'Ordner: bitte DATA_DIR auf einen anderen setzen.',
    );
  if (existsSync(file))
    throw new BackupError(
      `In ${dataDir} ist schon ein Laden; er wird nicht überschrieben. Bitte DATA_DIR auf einen leeren Ordner setzen ` +
        'oder den alten Ordner umbenennen.',
    );
}

/** Makes the folder if it is missing, and takes it away again when nothing came into it. */
async function withDirectory<T>(dir: string, work: () => Promise<T>): Promise<T> {
  const isNew = !existsSync(dir);
  mkdirSync(dir, { recursive: true });
  try {
    return await work();
  } catch (error) {
    if (isNew && readdirSync(dir).length === 0) rmdirSync(dir);
    throw error;
  }
}

async function restorePostgres(databaseUrl: string, file: string): Promise<Verdict> {
  await refuseOccupiedPostgres(databaseUrl);
  await restorePostgresShop(databaseUrl, file);
  return verifyShopAt({ databaseUrl, dataDir: '' });
}

async function refuseOccupiedPostgres(databaseUrl: string): Promise<void> {
  const db = connect({ databaseUrl, dataDir: '', onError: () => {} });
  try {
    const { rows } = await sql`select 1 from pg_tables where schemaname = current_schema() limit 1`.execute(
      db,
    );
    if (rows.length > 0)
      throw new BackupError(
        'Die Datenbank von DATABASE_URL ist nicht leer; sie wird nicht überschrieben. Bitte eine neue, leere angeben.',
      );
  } finally {
    await db.destroy();
  }
}
