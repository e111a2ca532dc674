import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  rmdirSync,
  statSync,
} from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { connect, type Db, sqliteFileOf } from '#server/db/connect.ts';
import { missingSteps, NewerDatabaseError } from '#server/db/migrate/migrate.ts';
import { type Progress, silent } from '#shared/progress.ts';
import { CommandRefusal } from '../commands/command-refusal.ts';
import { listPostgresTables } from '../move/postgres-tables.ts';
import type { Verdict } from '../verify/verify-shop.ts';
import { copyAndCheck, type Place, verifyShopAt } from './make-backup.ts';
import { listDumpedSteps, restorePostgresShop } from './postgres-backup.ts';
import { leaveOut, leftOut, withoutGeheimnisse } from './sqlite-backup.ts';
import { kindOfBackup, verifyPath } from './verify-path.ts';
import { makeWholeFile } from './whole-file.ts';

/** `isForced`: also restore a backup of a damaged shop, as long as it can be read. */
export type RestoreOptions = { isForced: boolean; progress?: Progress };

/**
 * Restores a backup into an empty place. After a refusal the place is unchanged, with one exception: damage in a dump
 * is only found after PostgreSQL has restored it.
 */
export async function restoreBackup(place: Place, file: string, options: RestoreOptions): Promise<Verdict> {
  const kind = kindOfBackup(file);
  const { databaseUrl, dataDir } = place;
  if (kind === 'PostgreSQL') {
    if (!databaseUrl)
      throw new CommandRefusal(
        `${file} kommt aus PostgreSQL: Bitte DATABASE_URL auf eine leere Datenbank setzen.`,
      );
    return restorePostgres(databaseUrl, file, options);
  }
  if (databaseUrl)
    throw new CommandRefusal(
      `${file} ist die Sicherung einer eingebetteten Datenbank: Bitte DATABASE_URL nicht setzen.`,
    );
  refuseOccupied(dataDir);
  return withDirectory(dataDir, () =>
    makeWholeFile(sqliteFileOf(dataDir), (part) => fillPart(dataDir, part, { ...options, file })),
  );
}

/** The copy is what is verified: it is what the shop opens, and only a sound one gets its name. */
async function fillPart(
  dataDir: string,
  part: string,
  { file, isForced, progress = silent }: RestoreOptions & { file: string },
): Promise<Verdict> {
  const { onCopy, onCheck } = copyAndCheck(progress);
  await copyFile(file, part, onCopy);
  const verdict = await verifyPath(part, onCheck);
  refuse(file, verdict, { isForced });
  // A backup has no sessions, attempts and secret: those that it has were added to it.
  leaveOut(part);
  // Copying and verifying took a while: a shop may have been opened here.
  refuseOccupied(dataDir);
  return verdict;
}

/** Writes into the existing file: a copy by the file system would also copy the backup's permissions. */
async function copyFile(from: string, into: string, progress: Progress): Promise<void> {
  const { size } = statSync(from);
  let copied = 0;
  const source = createReadStream(from, { highWaterMark: chunkBytes });
  source.on('data', (chunk) => {
    copied += chunk.length;
    progress(copied / size);
  });
  await pipeline(source, createWriteStream(into));
}

/** Bytes that are read and written at once. */
const chunkBytes = 1_048_576;

function refuse(file: string, verdict: Verdict, options: RestoreOptions): void {
  if (isTaken(verdict, options)) return;
  const text = `${file} wurde nicht eingespielt:\n${verdict.problems.join('\n')}`;
  throw new CommandRefusal(
    isReadable(verdict) ? `${text}\nMit --trotzdem wird sie so eingespielt, wie sie ist.` : text,
  );
}

function isTaken(verdict: Verdict, { isForced }: RestoreOptions): boolean {
  return verdict.problems.length === 0 || (isForced && isReadable(verdict));
}

function isReadable({ facts }: Verdict): boolean {
  return facts.length > 0;
}

/** A running or killed shop has more than one file; without its main file the place is still not empty. */
function refuseOccupied(dataDir: string): void {
  const file = sqliteFileOf(dataDir);
  if (existsSync(`${file}-wal`) || existsSync(`${file}-shm`))
    throw new CommandRefusal(
      `In ${dataDir} läuft ein Laden, oder er wurde nicht sauber beendet. Eine Sicherung kommt nur in einen leeren ` +
        'Ordner: bitte DATA_DIR auf einen anderen setzen.',
    );
  if (existsSync(file))
    throw new CommandRefusal(
      `In ${dataDir} ist schon ein Laden; er wird nicht überschrieben. Bitte DATA_DIR auf einen leeren Ordner setzen ` +
        'oder den alten Ordner umbenennen.',
    );
}

/** Creates the folder if it is missing, and removes it again if it stayed empty. */
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

async function restorePostgres(databaseUrl: string, file: string, options: RestoreOptions): Promise<Verdict> {
  const { onCopy, onCheck } = copyAndCheck(options.progress ?? silent);
  await refuseOccupiedPostgres(databaseUrl);
  // A newer one is refused while the database is still empty.
  missingSteps(await listDumpedSteps(file));
  await restorePostgresShop(databaseUrl, file);
  onCopy(1);
  const verdict = await verifyShopAt({ databaseUrl, dataDir: '' }, onCheck).catch((error: unknown) => {
    if (!(error instanceof NewerDatabaseError)) throw error;
    return { problems: [error.message], facts: [] };
  });
  if (isTaken(verdict, options)) {
    await emptyLeftOut(databaseUrl);
    return verdict;
  }
  throw new CommandRefusal(
    `Eingespielt, aber es stimmt etwas nicht:\n${verdict.problems.join('\n')}\n` +
      'Die Datenbank ist nicht mehr leer: vor einem neuen Versuch bitte löschen und neu anlegen.',
  );
}

function refuseOccupiedPostgres(databaseUrl: string): Promise<void> {
  return withDatabase(databaseUrl, async (db) => {
    if ((await listPostgresTables(db)).length > 0)
      throw new CommandRefusal(
        'Die Datenbank von DATABASE_URL ist nicht leer; sie wird nicht überschrieben. Bitte eine neue, leere angeben.',
      );
  });
}

/** The same as `leaveOut`, in a database; an older shop does not have all of these tables. */
function emptyLeftOut(databaseUrl: string): Promise<void> {
  return withDatabase(databaseUrl, async (db) => {
    const tables = await listPostgresTables(db);
    for (const name of leftOut.filter((one) => tables.includes(one)))
      await sql`delete from ${sql.table(name)}`.execute(db);
    if (tables.includes('nachricht')) await sql.raw(withoutGeheimnisse).execute(db);
  });
}

async function withDatabase(databaseUrl: string, work: (db: Db) => Promise<void>): Promise<void> {
  const db = connect({ databaseUrl, dataDir: '', onError: () => {} });
  try {
    await work(db);
  } finally {
    await db.destroy();
  }
}
