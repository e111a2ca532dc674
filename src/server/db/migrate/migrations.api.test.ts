import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { tropfenOf } from '#features/portfolio/rezept.ts';
import { listProduktRezepte, verifyPreisverlauf, verifyRezepte } from '#features/portfolio/server/index.ts';
import { databases, openDatabase } from '#test/database/databases.ts';
import * as katalog from '../migrations/0001-katalog.ts';
import * as konten from '../migrations/0002-konten.ts';
import { migrate, migrations, runSteps } from './migrate.ts';

const gaps = [{ rohstoffId: null }, { rohstoffId: null }, { rohstoffId: null }];

describe.each(databases)('a shop of an earlier version on %s', (database) => {
  test('keeps its products, each with a level of stock and a recipe to resolve', async () => {
    const { db } = await openDatabase(database);
    const earlier = { '0001-katalog': katalog, '0002-konten': konten };
    await runSteps(db, earlier);
    for (const name of ['Lavendeltraum', 'Honigwabe'])
      await sql`insert into produkt (id, name, seife, gramm, aroma, seifenform, aktiv, reihenfolge, "createdAt",
        "updatedAt") values (${`id-${name}`}, ${name}, 'Sheabutter', 100, 'Lavendel', 'quadratisch', 1, 0, 'x', 'x')`.execute(
        db,
      );

    await migrate(db);

    const columns = ['artikelId', 'typ', 'menge', 'mindestbestand', 'letzteNr', 'entferntAls'] as const;
    const leer = { typ: 'produkt', menge: 0, mindestbestand: 0, letzteNr: 0, entferntAls: null };
    const bestand = await db.selectFrom('bestand').select(columns).orderBy('artikelId').execute();
    expect(bestand).toEqual([
      { artikelId: 'id-Honigwabe', ...leer },
      { artikelId: 'id-Lavendeltraum', ...leer },
    ]);
    expect(await db.selectFrom('rezept').selectAll().execute()).toEqual([]);
    expect(await listProduktRezepte(db)).toMatchObject([
      { id: 'id-Honigwabe', typ: 'seife', angaben: { gramm: 100, aroma: 'Lavendel' }, rezept: gaps },
      { id: 'id-Lavendeltraum', typ: 'seife', angaben: { gramm: 100, aroma: 'Lavendel' }, rezept: gaps },
    ]);
  });

  test('keeps its recipes as rows, with today’s amounts to the gram and the drop', async () => {
    const { db } = await openDatabase(database);
    const earlier = Object.entries(migrations).filter(([name]) => name < '0009');
    await runSteps(db, Object.fromEntries(earlier));
    for (const typ of ['rohseife', 'duftoel', 'verpackung'])
      await sql`insert into rohstoff (id, typ, bezeichnung, "bezeichnungKey", verfuegbar, angaben, "createdAt",
        "updatedAt") values (${typ}, ${typ}, 'x', 'x', 1, '{}', 'x', 'x')`.execute(db);
    const weights = [1, 24, 25, 74, 75, 100, 9999, 10_000];
    for (const gramm of weights)
      await sql`insert into produkt (id, name, "nameKey", seife, gramm, aroma, seifenform, zusatz, verpackung, aktiv,
        reihenfolge, "createdAt", "updatedAt", "rohseifeId", "duftoelId", "verpackungId")
        values (${`${gramm} g`}, ${`${gramm} g`}, ${`${gramm} g`}, 'Shea "Gold"', ${gramm}, 'Öl', 'rund', 'Mohn', null, 1,
        ${gramm}, 'x', 'x', 'rohseife', 'duftoel', 'verpackung')`.execute(db);

    await migrate(db);

    for (const gramm of weights) {
      const [produkt] = await listProduktRezepte(db, { produktIds: [`${gramm} g`] });
      const angaben = { seife: 'Shea "Gold"', gramm, aroma: 'Öl', seifenform: 'rund', zusatz: 'Mohn' };
      expect(produkt?.angaben).toEqual(angaben);
      expect(produkt?.rezept.map(({ rohstoffId, menge }) => [rohstoffId, menge])).toEqual([
        ['rohseife', gramm],
        ['duftoel', tropfenOf(gramm)],
        ['verpackung', 1],
      ]);
    }
    expect(await verifyRezepte(db)).toEqual([]);
  });

  test('gets a price history that begins with what each product costs since its latest change', async () => {
    const { db } = await openDatabase(database);
    await runSteps(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0023')));
    for (const [id, preis, aktiv, von] of [
      ['a', 790, 1, 'Anna'],
      ['b', null, 0, null],
    ] as const)
      await sql`insert into produkt (id, name, "nameKey", angaben, "preisCent", aktiv, reihenfolge, "geaendertVon", "createdAt",
        "updatedAt") values (${id}, ${id}, ${id}, '{}', ${preis}, ${aktiv}, 0, ${von}, '2026-01-01', '2026-02-01')`.execute(
        db,
      );

    await migrate(db);

    const erste = { nr: 1, ermaessigt: 0, at: '2026-02-01', vonId: null };
    expect(await db.selectFrom('preisverlauf').selectAll().orderBy('produktId').execute()).toEqual([
      { produktId: 'a', preisCent: 790, aktiv: 1, von: 'Anna', ...erste },
      { produktId: 'b', preisCent: null, aktiv: 0, von: null, ...erste },
    ]);
    expect(await verifyPreisverlauf(db)).toEqual([]);
  });

  test('cannot lose a raw material that a product is made of, whatever code deletes it', async () => {
    const { db } = await openDatabase(database);
    await migrate(db);
    const rohstoff = { typ: 'rohseife', bezeichnung: 'Shea', bezeichnungKey: 'shea', verfuegbar: 1 };
    const at = { createdAt: 'x', updatedAt: 'x' };
    await db
      .insertInto('rohstoff')
      .values({ id: 'r', ...rohstoff, angaben: '{}', ...at })
      .execute();
    await sql`insert into produkt (id, name, "nameKey", angaben, aktiv, reihenfolge, "createdAt", "updatedAt")
      values ('p', 'P', 'p', '{}', 1, 0, 'x', 'x')`.execute(db);
    await db
      .insertInto('rezept')
      .values({ produktId: 'p', teil: 'seife', rohstoffId: 'r', menge: 100 })
      .execute();
    await expect(db.deleteFrom('rohstoff').execute()).rejects.toThrow();
  });
});
