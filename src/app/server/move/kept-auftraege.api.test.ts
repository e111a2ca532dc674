import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { connect, type Db } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate/migrate.ts';
import { fillShelf, openForOrders } from '#test/auftrag/offener-laden.ts';
import { readyGuest } from '#test/auftrag/ready-guest.ts';
import { postgresDatabase, sqliteFolder } from '#test/database/databases.ts';
import { insertProdukt } from '#test/factories.ts';
import { buildTestApp } from '#test/test-app.ts';
import { runBackup, runRestore, runVerify } from '../backup/backup-command.ts';
import { moveToPostgres } from './move-to-postgres.ts';

type Place = { databaseUrl: string | undefined; dataDir: string };

function open(place: Place): Db {
  const db = connect({ ...place, onError: () => {} });
  onTestFinished(() => db.destroy());
  return db;
}

/** How a shop in a folder gets to another place. */
const ways: [string, (dataDir: string) => Promise<Place>][] = [
  [
    'restored from a backup',
    async (dataDir) => {
      const [file, target] = [join(sqliteFolder().dataDir, 'laden.backup'), sqliteFolder()];
      await runBackup([file], { dataDir, databaseUrl: undefined });
      await runRestore([file], target);
      return target;
    },
  ],
  [
    'moved to PostgreSQL',
    async (dataDir) => {
      const { databaseUrl } = await postgresDatabase();
      await moveToPostgres({ dataDir, databaseUrl, report: () => {} });
      return { dataDir: '', databaseUrl };
    },
  ],
];

test.each(ways)('an order is whole in a shop that was %s', async (_way, bring) => {
  const { dataDir } = sqliteFolder();
  const old = connect({ databaseUrl: undefined, dataDir, onError: () => {} });
  await migrate(old);
  const produktId = await insertProdukt(old);
  await openForOrders(old);
  await fillShelf(old, [produktId], 3);
  const guest = await readyGuest({ app: await buildTestApp(old), db: old, produktIds: [produktId] });
  const { nummer, token } = (await guest.order()).json().data;
  const tables = await contentOf(old);
  const link = `/api/bestellung/${token}`;
  const before = (await (await buildTestApp(old)).inject(link)).json();
  await old.destroy();

  const place = await bring(dataDir);
  const db = open(place);
  const app = await buildTestApp(db);

  expect(await contentOf(db)).toEqual(tables);
  expect(before.data).toMatchObject({ nummer, stand: 'offen' });
  expect((await app.inject(link)).json()).toEqual(before);
  // The same order, by whichever link: the installation's secret, which makes new ones, is in no backup.
  const again = await guest.order(app);
  expect(again.statusCode).toBe(200);
  expect(again.json().data.nummer).toBe(nummer);
  expect((await app.inject(`/api/bestellung/${again.json().data.token}`)).json()).toEqual(before);
  expect(await freeOf(db, produktId)).toBe(2);
  const cancelled = await app.inject({ method: 'POST', url: `${link}/stornieren` });
  expect(cancelled.statusCode).toBe(200);
  expect(await freeOf(db, produktId)).toBe(3);
  expect(await runVerify([], place)).toContain('In Ordnung.');
});

/** The rows of an order: itself, its lines, events and holds, and the legal texts as they were shown. */
async function contentOf(db: Db) {
  const rows = {
    auftraege: await db.selectFrom('auftrag').selectAll().execute(),
    posten: await db.selectFrom('auftragPosten').selectAll().orderBy('nr').execute(),
    ereignisse: await db.selectFrom('auftragEreignis').selectAll().orderBy('nr').execute(),
    halte: await db.selectFrom('reservierung').selectAll().execute(),
    fassungen: await db.selectFrom('rechtstextFassung').selectAll().orderBy('hash').execute(),
  };
  for (const list of Object.values(rows)) expect(list.length).toBeGreaterThan(0);
  return rows;
}

async function freeOf(db: Db, artikelId: string): Promise<number> {
  const level = db.selectFrom('bestand').select(['menge', 'reserviert']).where('artikelId', '=', artikelId);
  const { menge, reserviert } = await level.executeTakeFirstOrThrow();
  return menge - reserviert;
}
