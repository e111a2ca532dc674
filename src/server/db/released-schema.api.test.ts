import { copyFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { verifyShop } from '#server/verify/verify-shop.ts';
import { type DatabaseName, databases, openDatabase } from '#test/databases.ts';
import { buildTestApp, callApi } from '#test/test-app.ts';
import { connect, connectReadOnly, type Db, sqliteFileOf } from './connect.ts';
import { migrate, migrations, runSteps } from './migrate.ts';

const dir = 'test/schema';
const released = readdirSync(dir).map((name) => name.replace('.sqlite', ''));

/** Parents before their children. */
const tables = [
  ...[
    'rohstoff',
    'produkt',
    'rezept',
    'bild',
    'bildVariante',
    'produktBild',
    'katalog',
    'account',
    'session',
    'attempt',
  ],
  ...['cartItem', 'bestand', 'bewegung', 'produktion', 'warenberechnung', 'kunde', 'kundeAenderung'],
  'kundennummerFolge',
] as const;

/** A shop as that version left it: its own file, or on PostgreSQL that version's schema with the same rows. */
async function openReleased(database: DatabaseName, step: string): Promise<Db> {
  const { db, place } = await openDatabase(database);
  const file = join(dir, `${step}.sqlite`);
  if (database === 'SQLite') {
    await db.destroy();
    copyFileSync(file, sqliteFileOf(place.dataDir));
    return connect({ ...place, onError: () => {} });
  }
  const earlier = Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= step));
  await runSteps(db, earlier);
  await copyRows(connectReadOnly(file), db);
  return db;
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
    const db = await openReleased(database, step);
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
