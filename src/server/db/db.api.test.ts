import { type Kysely, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { databases, openDatabase, openMigratedDatabase } from '#test/database/databases.ts';
import { insertProdukt } from '#test/factories.ts';
import { isUniqueViolation } from './connect.ts';
import { isOnSqlite } from './migrate/columns.ts';
import { isMigrated, migrate, NewerDatabaseError } from './migrate/migrate.ts';
import * as katalog from './migrations/0001-katalog.ts';
import * as portfolio from './migrations/0003-portfolio.ts';

describe.each(databases)('the database on %s', (database) => {
  test('is migrated once and keeps everything at the second start', async () => {
    const { db, reopen } = await openDatabase(database);
    await expect(isMigrated(db)).rejects.toThrow();
    await migrate(db);
    await insertProdukt(db, { name: 'bleibt' });

    const again = reopen();
    await migrate(again);

    expect(await isMigrated(again)).toBe(true);
    expect(await again.selectFrom('produkt').select('name').execute()).toMatchObject([{ name: 'bleibt' }]);
  });

  test('of a newer program is refused with a message', async () => {
    const { db } = await openMigratedDatabase(database);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-zukunft', '2099-01-01')`.execute(
      db,
    );
    await expect(migrate(db)).rejects.toThrow(NewerDatabaseError);
    await expect(migrate(db)).rejects.toThrow('9999-zukunft');
  });

  test('refuses to replace a row of a table that only grows', async () => {
    const { db } = await openMigratedDatabase(database);
    const row = {
      art: 'agb',
      nr: 2,
      gueltigAb: '',
      stand: '',
      hash: '',
      createdAt: '',
      von: '',
      vonId: null,
    };
    await db
      .insertInto('rechtstext')
      .values({ ...row, text: 'wie veröffentlicht' })
      .execute();
    const columns = sql`("art", "nr", "text", "gueltigAb", "stand", "hash", "createdAt", "von")`;
    const values = sql`values ('agb', 2, 'anders', '', '', '', '', '')`;
    const replace = isOnSqlite(db)
      ? sql`insert or replace into "rechtstext" ${columns} ${values}`
      : sql`insert into "rechtstext" ${columns} ${values} on conflict ("art", "nr") do update set "text" = excluded."text"`;
    await expect(replace.execute(db)).rejects.toThrow('rows of rechtstext are only added');
    expect(await db.selectFrom('rechtstext').select('text').execute()).toEqual([
      { text: 'wie veröffentlicht' },
    ]);
  });

  test('gives products a number whose names became equal with step 0003', async () => {
    const { db } = await openDatabase(database);
    const untyped = db as unknown as Kysely<unknown>;
    await katalog.up(untyped);
    for (const [id, name] of Object.entries({ a: 'Minze', b: ' minze', c: 'MINZE', d: 'Rose' }))
      await sql`insert into produkt (id, name, seife, gramm, aroma, seifenform, aktiv, reihenfolge, "createdAt", "updatedAt")
        values (${id}, ${name}, '', 1, '', '', 1, 0, '', '')`.execute(db);
    await portfolio.up(untyped);
    const rows = await db
      .selectFrom('produkt')
      .select(['name', 'nameKey', 'version', 'geaendertVon'])
      .orderBy('id')
      .execute();
    const same = { version: 1, geaendertVon: null };
    expect(rows).toEqual([
      { name: 'Minze', nameKey: 'minze', ...same },
      { name: ' minze (2)', nameKey: 'minze (2)', ...same },
      { name: 'MINZE (3)', nameKey: 'minze (3)', ...same },
      { name: 'Rose', nameKey: 'rose', ...same },
    ]);
  });

  test('distinguishes a taken name from every other error', async () => {
    const { db } = await openMigratedDatabase(database);
    await insertProdukt(db, { name: 'doppelt' });
    const id = await insertProdukt(db);
    const update = db.updateTable('produkt').set({ name: 'doppelt' }).where('id', '=', id).execute();
    const twice = await update.catch((error: unknown) => error);
    expect(isUniqueViolation(twice)).toBe(true);
    const noGrams = await insertProdukt(db, { gramm: 0 }).catch((error: unknown) => error);
    expect(noGrams).toBeInstanceOf(Error);
    expect(isUniqueViolation(noGrams)).toBe(false);
  });

  test('rolls back everything when a transaction fails', async () => {
    const { db } = await openMigratedDatabase(database);
    const failing = db.transaction().execute(async (db) => {
      await insertProdukt(db);
      throw new Error('half-way');
    });
    await expect(failing).rejects.toThrow('half-way');
    expect(await db.selectFrom('produkt').selectAll().execute()).toEqual([]);
  });

  test('keeps bytes, umlauts and whole numbers as they are', async () => {
    const { db } = await openMigratedDatabase(database);
    const daten = new Uint8Array([0, 255, 10, 13, 39]);
    await db
      .insertInto('bild')
      .values({ hash: 'h', breite: 1, hoehe: 1, platzhalter: 'Ä€😀', createdAt: 'jetzt' })
      .execute();
    await db.insertInto('bildVariante').values({ hash: 'h', breite: 1, format: 'avif', daten }).execute();
    const row = await db
      .selectFrom('bildVariante')
      .innerJoin('bild', 'bild.hash', 'bildVariante.hash')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect([...row.daten]).toEqual([...daten]);
    expect(row.platzhalter).toBe('Ä€😀');
    const { count } = await db
      .selectFrom('bild')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
  });
});

test('SQLite refuses values that PostgreSQL would store differently', async () => {
  const { db } = await openMigratedDatabase('SQLite');
  for (const value of [new Date(), true, {}]) {
    const wrong = { hash: 'x', breite: 1, hoehe: 1, platzhalter: '', createdAt: value as unknown as string };
    await expect(db.insertInto('bild').values(wrong).execute()).rejects.toThrow('Cannot store');
  }
});
