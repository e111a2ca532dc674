import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { databases, openDatabase } from '#test/databases.ts';
import { migrate, runSteps } from './migrate.ts';
import * as katalog from './migrations/0001-katalog.ts';
import * as konten from './migrations/0002-konten.ts';

describe.each(databases)('a shop of an earlier version on %s', (database) => {
  test('keeps its products, each with a level of stock and a recipe to be resolved', async () => {
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
    const links = await db
      .selectFrom('produkt')
      .select(['rohseifeId', 'duftoelId', 'verpackungId'])
      .distinct()
      .execute();
    expect(links).toEqual([{ rohseifeId: null, duftoelId: null, verpackungId: null }]);
  });

  test('cannot lose a raw material that a product is made of, whoever asks the database', async () => {
    const { db } = await openDatabase(database);
    await migrate(db);
    const rohstoff = { typ: 'rohseife', bezeichnung: 'Shea', bezeichnungKey: 'shea', verfuegbar: 1 };
    const at = { createdAt: 'x', updatedAt: 'x' };
    await db
      .insertInto('rohstoff')
      .values({ id: 'r', ...rohstoff, angaben: '{}', ...at })
      .execute();
    await sql`insert into produkt (id, name, "nameKey", seife, gramm, aroma, seifenform, aktiv, reihenfolge, "createdAt",
      "updatedAt", "rohseifeId") values ('p', 'P', 'p', 'Shea', 100, 'x', 'x', 1, 0, 'x', 'x', 'r')`.execute(
      db,
    );
    await expect(db.deleteFrom('rohstoff').execute()).rejects.toThrow();
  });
});
