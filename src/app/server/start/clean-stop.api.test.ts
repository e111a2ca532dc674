import {
  appendFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { expect, test } from 'vitest';
import { connect, sqliteFileOf } from '#server/db/connect.ts';
import { migrations } from '#server/db/migrate/migrate.ts';
import { openMigratedDatabase, sqliteFolder } from '#test/database/databases.ts';
import { insertProdukt } from '#test/factories.ts';
import { noteCleanStop, takeCleanStop } from './clean-stop.ts';

/** The folder of a shop that ended in order. */
async function cleanFolder() {
  const { db, place } = await openMigratedDatabase('SQLite');
  await insertProdukt(db);
  await db.destroy();
  noteCleanStop(place.dataDir);
  return { ...place, file: sqliteFileOf(place.dataDir) };
}

test('a stop in order is known once: after a kill the next start knows nothing', async () => {
  const { dataDir } = await cleanFolder();
  expect(takeCleanStop(dataDir)).toBe(true);
  expect(takeCleanStop(dataDir)).toBe(false);
  expect(readdirSync(dataDir)).toEqual(['shop.sqlite']);
});

test('a file that others opened, changed or replaced is not as its shop left it', async () => {
  const harms: ((file: string) => unknown)[] = [
    (file) => writeFileSync(`${file}-wal`, ''),
    (file) => utimesSync(file, new Date(), new Date(Date.now() - 60_000)),
    (file) => {
      const { atime, mtime } = statSync(file);
      appendFileSync(file, 'x');
      utimesSync(file, atime, mtime);
    },
    (file) => writeFileSync(`${file}.sauber`, ''),
  ];
  for (const harm of harms) {
    const { dataDir, file } = await cleanFolder();
    harm(file);
    expect(takeCleanStop(dataDir)).toBe(false);
    expect(existsSync(`${file}.sauber`)).toBe(false);
  }
});

test('a file that an update has to change is not as its shop left it', async () => {
  const { dataDir, file } = await cleanFolder();
  const [before, last] = Object.keys(migrations).slice(-2);
  const note = readFileSync(`${file}.sauber`, 'utf8');
  writeFileSync(`${file}.sauber`, note.replace(String(last), String(before)));
  expect(takeCleanStop(dataDir)).toBe(false);
});

test('no stop is noted while another process has the database open, nor where there is none', async () => {
  const { dataDir, file } = await cleanFolder();
  takeCleanStop(dataDir);
  const other = connect({ databaseUrl: undefined, dataDir, onError: () => {} });
  await insertProdukt(other);
  noteCleanStop(dataDir);
  expect(existsSync(`${file}.sauber`)).toBe(false);
  await other.destroy();
  const empty = sqliteFolder().dataDir;
  noteCleanStop(empty);
  expect(readdirSync(empty)).toEqual([]);
});
