import { copyFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { restoreBackup } from '#app/server/backup/restore-backup.ts';
import { verifyShop } from '#app/server/verify/verify-shop.ts';
import { type DatabaseName, databases, openDatabase, sqliteFolder } from '#test/database/databases.ts';
import { buildTestApp, callApi } from '#test/test-app.ts';
import { connect, connectReadOnly, type Db, sqliteFileOf } from '../connect.ts';
import { migrate, migrations, readSteps, runSteps } from './migrate.ts';

const dir = 'test/schema';
const released = readdirSync(dir)
  .map((name) => name.replace('.sqlite', ''))
  .sort();
const upTo = (last: string) =>
  Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= last));

/** Parents before their children. */
const tables = [
  ...['rohstoff', 'produkt', 'rezept', 'bild', 'bildVariante', 'produktBild', 'katalog', 'preisverlauf'],
  ...['account', 'session', 'attempt', 'cart', 'cartItem', 'bestand', 'bewegung', 'produktion'],
  ...['warenberechnung', 'kunde', 'kundeAenderung', 'kundennummerFolge', 'einstellung', 'rechtstext'],
  ...['rechtstextPruefung', 'rechtstextEntwurf', 'gewaehrleistungDatei', 'gewaehrleistungBild'],
  ...['gewaehrleistung', 'rechtstextFassung', 'auftrag', 'auftragPosten', 'auftragEreignis', 'reservierung'],
  ...['nachricht', 'markttag', 'markttagPosten', 'widerruf', 'widerrufEreignis'],
] as const;

/**
 * A shop with the schema of a step: begun with the newest released version that is not newer, and updated
 * since. Its rows are those of that version's file, on PostgreSQL too; before the first one there are
 * products alone.
 */
async function openAt(database: DatabaseName, step: string): Promise<{ db: Db; dataDir: string }> {
  const { db, place } = await openDatabase(database);
  const { dataDir } = place;
  const first = released.findLast((name) => name <= step);
  if (first && database === 'SQLite') {
    await db.destroy();
    copyFileSync(join(dir, `${first}.sqlite`), sqliteFileOf(dataDir));
    const copy = connect({ ...place, onError: () => {} });
    await runSteps(copy, upTo(step));
    return { db: copy, dataDir };
  }
  await runSteps(db, upTo(first ?? '0001-katalog'));
  if (first) await copyRows(connectReadOnly(join(dir, `${first}.sqlite`)), db);
  else
    await sql`insert into produkt (id, name, seife, gramm, aroma, seifenform, aktiv, reihenfolge, "createdAt",
      "updatedAt") values ('l', 'Lavendeltraum', 'Sheabutter', 100, 'Lavendel', 'quadratisch', 1, 0, 'x', 'x')`.execute(
      db,
    );
  await runSteps(db, upTo(step));
  return { db, dataDir };
}

async function copyRows(from: Db, to: Db): Promise<void> {
  await sql`delete from katalog`.execute(to);
  await sql`delete from "kundennummerFolge"`.execute(to);
  const present = (await from.introspection.getTables()).map(({ name }) => name);
  for (const table of tables.filter((name) => present.includes(name))) {
    const rows = await from.selectFrom(table).selectAll().execute();
    // An empty table would not show whether rows survive.
    expect([table, rows.length > 0]).toEqual([table, true]);
    await to
      .insertInto(table)
      .values(rows as never)
      .execute();
  }
  await from.destroy();
}

describe.each(databases)('a shop as an earlier version left it, on %s', (database) => {
  test.each(released)('%s is migrated, passes verification, and serves requests as before', async (step) => {
    const { db } = await openAt(database, step);
    const stand = expect.stringContaining(`Stand ${step}`);
    expect(await verifyShop(db)).toMatchObject({ problems: [], facts: [stand, expect.anything()] });
    await migrate(db);
    const { problems, facts } = await verifyShop(db);
    expect([problems, facts[0]]).toEqual([[], expect.stringContaining('der dieses Programms')]);

    const app = await buildTestApp(db);
    const signIn = async (email: string) => {
      const payload = { email, password: 'Seifenblasen im Wind' };
      return (await callApi(app, { method: 'POST', path: '/auth/login', payload })).json().token;
    };
    const read = async (path: string, token?: string) =>
      (await callApi(app, { method: 'GET', path, ...(token ? { token } : {}) })).json();
    const [produkt] = (await read('/portfolio')).data;
    expect(produkt).toMatchObject({ name: 'Lavendeltraum', gramm: 100 });
    const bild = await app.inject(produkt.bilder.hauptbild);
    expect([bild.statusCode, bild.headers['content-type']]).toEqual([200, 'image/webp']);

    const admin = await signIn('maria@lindenblatt.example');
    const { rohseifen, produkte } = (await read('/lager/bestand', admin)).data;
    expect([rohseifen[0].menge, produkte[0].menge]).toEqual([650, 3]);
    expect((await read('/kunden?search=anna', admin)).data[0]).toMatchObject({ telefon: '030 1234567' });
    const anna = await signIn('anna@lindenblatt.example');
    expect((await read('/cart', anna)).data.items[0]).toMatchObject({ menge: 2 });
    await db.destroy();
  });
});

test('a backup of every schema is restored as it is, once a copy of it has passed the verification of today', async () => {
  for (const step of Object.keys(migrations)) {
    const { db, dataDir } = await openAt('SQLite', step);
    await db.destroy();
    const target = sqliteFolder();
    const restored = await restoreBackup(target, sqliteFileOf(dataDir), { isForced: false });
    expect([step, restored]).toMatchObject([
      step,
      { problems: [], facts: [expect.anything(), expect.anything()] },
    ]);
    const shop = connectReadOnly(sqliteFileOf(target.dataDir));
    expect((await readSteps(shop)).taken.at(-1)).toBe(step);
    await shop.destroy();
  }
});
