import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { prepareBild } from '#features/bild/server/index.ts';
import { createAccountWithKunde } from '#features/kunde/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { migrate, migrations, NewerDatabaseError, readSteps, runSteps } from '#server/db/migrate/migrate.ts';
import { databases, openDatabase } from '#test/database/databases.ts';
import { insertProdukt, newAccount } from '#test/factories.ts';
import { startTestApp } from '#test/test-app.ts';
import { imageFile } from '#test/ware/bild-files.ts';
import { openLager } from '#test/ware/lager.ts';
import { verifyShop } from './verify-shop.ts';

const upTo = (last: string) =>
  Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= last));

type Breach = (db: Db) => Promise<unknown>;

/** Damage that the database itself would refuse: its triggers and checks are switched off first. */
async function withoutGuards(db: Db, statement: string): Promise<void> {
  for (const guard of ['bewegungRefusesUpdate', 'bewegungRefusesDelete'])
    await sql`drop trigger if exists ${sql.id(guard)}`.execute(db);
  await sql`pragma ignore_check_constraints = 1`.execute(db);
  await sql`pragma foreign_keys = 0`.execute(db);
  await sql.raw(statement).execute(db);
}

async function startShop(database: (typeof databases)[number]) {
  const { db, as } = await startTestApp(database);
  const admin = as('admin');
  await admin.account();
  const { ids } = await openLager(db, admin);
  const bild = await prepareBild(await imageFile('png'));
  await insertProdukt(db, { name: 'Mit Bild', bilder: [{ bild, altText: 'Seife' }] });
  const reply = await admin.post('/lager/produktion', { produktId: ids.produkt, anzahl: 2 });
  expect(reply.statusCode).toBe(200);
  const zurueck = await admin.post('/lager/produktion', { produktId: ids.produkt, anzahl: 1 });
  await admin.post(`/lager/produktion/${zurueck.json().data.buchungId}/storno`);
  return { db, ids, hash: bild.hash };
}

describe.each(databases)('the verification of the whole shop on %s', (database) => {
  test('finds no problem in a used shop, and counts its content', async () => {
    const { db } = await startShop(database);
    const { problems, facts } = await verifyShop(db);
    expect(problems).toEqual([]);
    expect(facts.join('\n')).toContain('2 Produkte, 1 Bild, 1 Konto, 5 Artikel im Lager');
  });

  test('finds what is missing or incomplete', async () => {
    const { db, ids, hash } = await startShop(database);
    const breaches: [Breach, RegExp][] = [
      [(db) => db.deleteFrom('bildVariante').where('format', '=', 'avif').execute(), /fehlt als 120\.avif/],
      [
        (db) =>
          db
            .updateTable('bildVariante')
            .set({ daten: new Uint8Array(40) })
            .execute(),
        new RegExp(`${hash} ist als 120\\.webp beschädigt`),
      ],
      [(db) => db.deleteFrom('produktBild').execute(), /gehört zu keinem Produkt/],
      [
        (db) => db.updateTable('bestand').set({ menge: 1 }).where('artikelId', '=', ids.karton).execute(),
        /hat den Bestand 1 nach 4 Bewegungen; vorhanden sind 4 mit der Summe 48/,
      ],
      [
        (db) =>
          db.updateTable('bestand').set({ entferntAls: 'weg' }).where('artikelId', '=', ids.oel).execute(),
        new RegExp(`Artikel ${ids.oel} und sein Bestand gehören nicht zusammen`),
      ],
      [(db) => db.updateTable('produktion').set({ anzahl: 7 }).execute(), /nicht vollständig gebucht/],
      [
        (db) => db.updateTable('produktion').set({ stornoId: 'x' }).where('stornoId', 'is', null).execute(),
        /nicht vollständig zurückgenommen/,
      ],
      [
        (db) => db.updateTable('account').set({ status: 'blocked' }).execute(),
        /Kein Admin kann sich anmelden/,
      ],
    ];
    for (const [breach, problem] of breaches) {
      await breach(db);
      expect((await verifyShop(db)).problems.join('\n')).toMatch(problem);
    }
  });

  test('looks at the content of an older shop on a copy of today’s schema, and leaves the shop as it is', async () => {
    const { db } = await openDatabase(database);
    await runSteps(db, upTo('0008-builds'));
    await sql`insert into produkt (id, name, "nameKey", seife, gramm, aroma, seifenform, aktiv, reihenfolge, "createdAt", "updatedAt")
      values ('p', 'Rose', 'rose', 'Shea', 100, 'Rose', 'rund', 1, 0, 'x', 'x')`.execute(db);
    const older = expect.stringMatching(/Stand 0008-builds; .* Geprüft ist eine Kopie/);
    const problem = 'Lager: Artikel p und sein Bestand gehören nicht zusammen.';
    for (let time = 0; time < 2; time += 1)
      expect(await verifyShop(db)).toEqual({
        problems: [problem],
        facts: [older, expect.stringContaining('1 Produkt,')],
      });
    expect((await readSteps(db)).taken.at(-1)).toBe('0008-builds');
  });

  test('reports an older shop that today’s steps cannot migrate, and what it holds', async () => {
    const { db } = await openDatabase(database);
    await runSteps(db, upTo('0008-builds'));
    await sql`delete from "kundennummerFolge"`.execute(db);
    await sql`insert into account (id, email, "emailKey", "passwordHash", vorname, nachname, role, status, "createdAt", "updatedAt")
      values ('a', 'a@b.example', 'a@b.example', 'x', 'A', 'B', 'admin', 'active', 'x', 'x')`.execute(db);
    const { problems, facts } = await verifyShop(db);
    expect(problems).toEqual([
      'Schema: lässt sich nicht auf den Stand dieses Programms bringen (The sequence of customer numbers is missing.).',
    ]);
    // So it can be restored with --trotzdem, for a program that can migrate it.
    expect(facts).toHaveLength(2);
  });

  test('refuses the database of a newer program, and one that is no shop', async () => {
    const { db } = await openDatabase(database);
    expect((await verifyShop(db)).problems).toEqual(['Schema: Das ist keine Datenbank eines Ladens.']);
    await migrate(db);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-zukunft', 'x')`.execute(db);
    await expect(verifyShop(db)).rejects.toThrow(NewerDatabaseError);
  });

  test('blocks no concurrent write, and reads one snapshot', async () => {
    const { db, reopen } = { ...(await startTestApp(database)) };
    const other = reopen();
    const [before, after] = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (db) => {
        const count = async () => (await db.selectFrom('account').select('id').execute()).length;
        const before = await count();
        await createAccountWithKunde(other, newAccount(), new Date());
        return [before, await count()];
      });
    expect(after).toBe(before);
    expect(await other.selectFrom('account').select('id').execute()).toHaveLength((before ?? 0) + 1);
  });
});

describe('on SQLite, where a file can be written past every guard', () => {
  test.each([
    ['a movement that was taken out', 'delete from bewegung where nr = 1', /schließt nicht an die davor an/],
    ['a movement that was changed', 'update bewegung set menge = 99 where nr = 2', /Summe/],
    ['an account without a person', 'delete from kunde', /gibt es keine Person/],
    [
      'a customer number that was not counted',
      'update kundennummerFolge set vergeben = 0',
      /gezählt sind nur 0/,
    ],
    ['a picture that is gone', 'delete from bild', /verweist auf nichts in bild/],
  ])('finds %s', async (_title, statement, problem) => {
    const { db } = await startShop('SQLite');
    await withoutGuards(db, statement);
    expect((await verifyShop(db)).problems.join('\n')).toMatch(problem);
  });
});
