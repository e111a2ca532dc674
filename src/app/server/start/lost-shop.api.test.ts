import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { sqliteFileOf } from '#server/db/connect.ts';
import { holdsShop, UnfitFileError } from '#server/db/engines/sqlite-file.ts';
import { openMigratedDatabase, sqliteFolder } from '#test/database/databases.ts';
import { insertProdukt } from '#test/factories.ts';
import { startTestApp } from '#test/test-app.ts';
import { openLager } from '#test/ware/lager.ts';
import { runBackup, runRestore } from '../backup/backup-command.ts';
import { LostShopError, markFolder, refuseLostShop, refuseUnfitFolder } from './lost-shop.ts';
import { startFailureText } from './start-failure-text.ts';

const pageSize = 4096;

/** The folder of a stopped shop, marked by its start. */
async function stoppedShop() {
  const { db, place } = await openMigratedDatabase('SQLite');
  await insertProdukt(db);
  await db.destroy();
  const settings = { ...place, backup: undefined };
  markFolder(settings);
  return { settings, file: sqliteFileOf(place.dataDir) };
}

function freshSettings() {
  return { ...sqliteFolder(), backup: undefined };
}

describe('the folder of an embedded shop', () => {
  test('is fit with its shop, running or killed, and when nothing was ever in it', async () => {
    const { settings, file } = await stoppedShop();
    expect(() => refuseUnfitFolder(settings)).not.toThrow();
    const { db, place } = await openMigratedDatabase('SQLite');
    await insertProdukt(db);
    expect(existsSync(`${sqliteFileOf(place.dataDir)}-wal`)).toBe(true);
    expect(() => refuseUnfitFolder({ ...place, backup: undefined })).not.toThrow();
    expect(() => refuseUnfitFolder(freshSettings())).not.toThrow();
    const missing = { ...freshSettings(), dataDir: join(settings.dataDir, 'neu') };
    expect(() => refuseUnfitFolder(missing)).not.toThrow();
    expect(readdirSync(settings.dataDir).sort()).toEqual(['shop.sqlite', 'shop.sqlite.LIESMICH.txt']);
    expect(readFileSync(`${file}.LIESMICH.txt`, 'utf8')).toContain('den ganzen Ordner umbenennen');
  });

  test('is fit after a first start that was killed before it had made the schema', () => {
    const place = freshSettings();
    writeFileSync(sqliteFileOf(place.dataDir), '');
    expect(() => refuseUnfitFolder(place)).not.toThrow();
    const database = new DatabaseSync(sqliteFileOf(place.dataDir));
    database.exec('pragma journal_mode = wal; begin immediate; create table a (b)');
    const killed = freshSettings();
    for (const name of readdirSync(place.dataDir))
      copyFileSync(join(place.dataDir, name), join(killed.dataDir, name));
    database.close();
    expect(() => refuseUnfitFolder(killed)).not.toThrow();
  });

  test.each([
    ['is gone', (file: string) => rmSync(file)],
    ['was emptied', (file: string) => truncateSync(file)],
    [
      'has lost all tables',
      (file: string) => {
        rmSync(file);
        new DatabaseSync(file).exec('pragma user_version = 1');
      },
    ],
  ])('is refused when its database %s, and fit again when it is restored', async (_what, lose) => {
    const { settings, file } = await stoppedShop();
    const backup = join(sqliteFolder().dataDir, 'sicherung.sqlite');
    await runBackup([backup], settings);
    lose(file);

    expect(() => refuseUnfitFolder(settings)).toThrow(LostShopError);
    expect(() => refuseUnfitFolder(settings)).toThrow(/Ordner umbenennen.*npm run restore/s);
    rmSync(file, { force: true });
    await runRestore([backup], settings);
    expect(() => refuseUnfitFolder(settings)).not.toThrow();
  });

  test('is refused when only the newest changes of a killed shop are left', async () => {
    const { db, place } = await openMigratedDatabase('SQLite');
    await insertProdukt(db);
    const left = freshSettings();
    const wal = `${sqliteFileOf(place.dataDir)}-wal`;
    copyFileSync(wal, `${sqliteFileOf(left.dataDir)}-wal`);
    expect(() => refuseUnfitFolder(left)).toThrow(LostShopError);
  });

  test('is refused while a backup is being restored into it, or when that was killed', () => {
    const place = freshSettings();
    writeFileSync(`${sqliteFileOf(place.dataDir)}.teil`, '');
    expect(() => refuseUnfitFolder(place)).toThrow(LostShopError);
    expect(() => refuseUnfitFolder(place)).toThrow(/shop\.sqlite\.teil löschen/);
  });

  test('is refused with the database of another program, which stays unchanged', () => {
    const place = freshSettings();
    const file = sqliteFileOf(place.dataDir);
    const other = new DatabaseSync(file);
    other.exec('create table adressbuch (name text)');
    other.close();
    const before = readFileSync(file);
    expect(() => refuseUnfitFolder(place)).toThrow(/Datenbank eines anderen Programms/);
    expect(readFileSync(file)).toEqual(before);
    writeFileSync(file, 'Einkaufszettel: Sheabutter');
    expect(() => refuseUnfitFolder(place)).toThrow(/beschädigt/);
    expect(readFileSync(file, 'utf8')).toBe('Einkaufszettel: Sheabutter');
  });
});

describe.each([
  ['an embedded', undefined, 'laden-2026-11-01T03-00-00Z.sqlite', 'DATA_DIR'],
  ['a PostgreSQL', 'postgres://laden@localhost/laden', 'laden-2026-11-01T03-00-00Z.dump', 'DATABASE_URL'],
])('beside the backups of a shop, %s database without one', (_engine, databaseUrl, name, setting) => {
  test('is refused, so that its backups do not replace the good ones', () => {
    const { dataDir } = freshSettings();
    const dir = join(dataDir, 'sicherungen');
    const place = { databaseUrl, dataDir, backup: { dir, everyMs: 86_400_000, keep: 7 } };
    const open = () => refuseLostShop(place, false);
    expect(open).not.toThrow();
    mkdirSync(dir);
    writeFileSync(join(dir, 'urlaub.jpg'), 'x');
    expect(open).not.toThrow();
    for (const one of ['laden-2026-11-02T03-00-00Z-auffaellig.sqlite', name])
      writeFileSync(join(dir, one), 'x');
    expect(open).toThrow(LostShopError);
    expect(open).toThrow(new RegExp(`^${setting}:.*npm run restore -- ${join(dir, name)}`, 's'));
    expect(() => refuseLostShop(place, true)).not.toThrow();
  });
});

describe('a damaged file', () => {
  /** A stopped shop in use, without pictures, and a place for damaged copies of its file. */
  async function usedShop() {
    const { db, as, place } = await startTestApp('SQLite');
    const admin = as('admin');
    const { ids } = await openLager(db, admin);
    for (let times = 0; times < 40; times++)
      await admin.post('/lager/produktion', { produktId: ids.produkt, anzahl: 1 });
    await db.destroy();
    const copy = sqliteFileOf(sqliteFolder().dataDir);
    const whole = readFileSync(sqliteFileOf(place.dataDir));
    return {
      whole,
      withDamage(harm: (bytes: Buffer) => void) {
        const bytes = Buffer.from(whole);
        harm(bytes);
        writeFileSync(copy, bytes);
        return copy;
      },
    };
  }

  const isRefused = (file: string) => {
    try {
      return !holdsShop(file);
    } catch (error) {
      if (!(error instanceof UnfitFileError)) throw error;
      expect(startFailureText(error)).toMatch(
        /^DATA_DIR: Die Datenbank .* ist beschädigt .*npm run restore/s,
      );
      return true;
    }
  };

  test('is refused wherever a page was lost', async () => {
    const { whole, withDamage } = await usedShop();
    const pages = whole.byteLength / pageSize;
    const unseen = Array.from({ length: pages }, (_, page) => page).filter(
      (page) => !isRefused(withDamage((bytes) => bytes.fill(0, page * pageSize, (page + 1) * pageSize))),
    );
    expect([pages > 50, unseen]).toEqual([true, []]);
  });
});
