import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { connect, type Db, sqliteFileOf } from '../connect.ts';

/** A shop's file with an empty table. */
async function openFile() {
  const dataDir = mkdtempSync(join(tmpdir(), 'laden-test-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const db = connect({ databaseUrl: undefined, dataDir, onError: () => {} });
  await sql`create table zeile (nr integer)`.execute(db);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  return { db, file: sqliteFileOf(dataDir), copy: join(dataDir, 'kopie.sqlite') };
}

function addZeilen(db: Db, anzahl: number): Promise<unknown> {
  return db.transaction().execute((db) =>
    sql`with recursive n(nr) as (select 1 union all select nr + 1 from n where nr < ${anzahl})
        insert into zeile select nr from n`.execute(db),
  );
}

/** The rows in the file itself, without the log beside it. */
function zeilenInFile({ file, copy }: { file: string; copy: string }): unknown {
  copyFileSync(file, copy);
  const database = new DatabaseSync(copy);
  try {
    return database.prepare('select count(*) as anzahl from zeile').get()?.anzahl;
  } finally {
    database.close();
  }
}

async function limitOf(db: Db): Promise<unknown> {
  const { rows } = await sql<{ wal_autocheckpoint: number }>`pragma wal_autocheckpoint`.execute(db);
  return rows[0]?.wal_autocheckpoint;
}

test('a thread takes many rows from the log into the file; then commits see to the log again', async () => {
  const { db, ...files } = await openFile();
  await addZeilen(db, 10);
  await addZeilen(db, 2000);
  expect(await limitOf(db)).toBe(0);
  await expect.poll(() => limitOf(db)).toBe(1000);
  expect(zeilenInFile(files)).toBe(2010);
  await db.destroy();
});

test('few rows stay in the log, and a shop that is closed meanwhile leaves none', async () => {
  const { db, ...files } = await openFile();
  await addZeilen(db, 10);
  expect([await limitOf(db), zeilenInFile(files)]).toEqual([1000, 0]);
  await addZeilen(db, 2000);
  await db.destroy();
  expect([existsSync(`${files.file}-wal`), zeilenInFile(files)]).toEqual([false, 2010]);
});

test('where a file was moved away while its shop is open, no empty one takes its place', async () => {
  const { db, file, copy } = await openFile();
  renameSync(file, copy);
  await addZeilen(db, 2000);
  await db.destroy();
  expect(existsSync(file)).toBe(false);
});
