import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { describe, expect, test } from 'vitest';
import { type DatabaseName, databases, openDatabase } from '#test/database/databases.ts';
import { keepRows, makeTable } from './columns.ts';
import { runSteps } from './migrate.ts';
import { rebuildTable } from './rebuild-table.ts';

/** A table of shelves with child tables, and an unrelated table. */
const regale: Migration = {
  async up(db) {
    await createRegal(db, sql`plaetze < 10`);
    await db.schema.createIndex('regalName').on('regal').column('name').unique().execute();
    await db.schema.createIndex('regalFarbe').on('regal').column('farbe').execute();
    for (const [name, rule] of [
      ['fach', 'cascade'],
      ['schild', 'restrict'],
    ] as const)
      await makeTable(db, name)
        .table.addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('regalId', 'text', (c) => c.notNull().references('regal.id').onDelete(rule))
        .execute();
    await keepRows(db, 'schild');
    await sql`insert into regal (id, nr, name, farbe, plaetze, neben) values
      ('a', 1, 'oben', 'rot', 4, null), ('b', 2, 'unten', 'blau', 5, 'a')`.execute(db);
    await sql`insert into fach (id, "regalId") values ('f', 'a'), ('g', 'b')`.execute(db);
    await sql`insert into schild (id, "regalId") values ('s', 'a')`.execute(db);
  },
};

function createRegal(db: Kysely<unknown>, check = sql`plaetze < 100`): Promise<void> {
  return makeTable(db, 'regal')
    .table.addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('nr', 'integer', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('farbe', 'text')
    .addColumn('plaetze', 'integer', (c) => c.notNull().check(check))
    .addColumn('neben', 'text', (c) => c.references('regal.id'))
    .addUniqueConstraint('regalNr', ['nr'])
    .execute();
}

function createNarrowRegal(db: Kysely<unknown>): Promise<void> {
  return makeTable(db, 'regal')
    .table.addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('nr', 'integer', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('plaetze', 'integer', (c) => c.notNull().check(sql`plaetze < 100`))
    .addColumn('neben', 'text', (c) => c.references('regal.id'))
    .addColumn('angaben', 'text', (c) => c.notNull())
    .addColumn('aktiv', 'integer', (c) => c.notNull().defaultTo(1))
    .addUniqueConstraint('regalNr', ['nr'])
    .execute();
}

/** A database with these tables, and functions that apply the next step and read the rows. */
async function openRegale(database: DatabaseName) {
  const { db } = await openDatabase(database);
  await runSteps(db, { '1': regale });
  const rows = async (table: string) =>
    (await sql<Record<string, unknown>>`select * from ${sql.table(table)} order by id`.execute(db)).rows;
  return {
    db,
    rows,
    take: (up: Migration['up']) => runSteps(db, { '1': regale, '2': { up } }),
    everything: async () => [await rows('regal'), await rows('fach'), await rows('schild')],
    run: (statement: string) => sql.raw(statement).execute(db),
  };
}

describe.each(databases)('a table that is rebuilt on %s', (database) => {
  test('keeps its rows in the new shape, and every row that refers to it', async () => {
    const { take, rows } = await openRegale(database);
    await take(async (db) => {
      await db.schema.dropIndex('regalFarbe').execute();
      const angaben = sql`'{"farbe":"' || farbe || '"}'`;
      await rebuildTable(db, 'regal', { create: () => createNarrowRegal(db), values: { angaben } });
    });
    expect(await rows('regal')).toEqual([
      { id: 'a', nr: 1, name: 'oben', plaetze: 4, neben: null, angaben: '{"farbe":"rot"}', aktiv: 1 },
      { id: 'b', nr: 2, name: 'unten', plaetze: 5, neben: 'a', angaben: '{"farbe":"blau"}', aktiv: 1 },
    ]);
    expect(await rows('fach')).toEqual([
      { id: 'f', regalId: 'a' },
      { id: 'g', regalId: 'b' },
    ]);
    expect(await rows('schild')).toEqual([{ id: 's', regalId: 'a' }]);
  });

  test('keeps its constraints and indexes, and its children cascade and restrict as before', async () => {
    const { take, run, rows } = await openRegale(database);
    await take((db) => rebuildTable(db, 'regal', { create: () => createRegal(db) }));

    await run('update regal set plaetze = 99');
    await expect(run('update regal set plaetze = 100')).rejects.toThrow();
    await expect(run('update regal set nr = 1')).rejects.toThrow();
    await expect(run(`update regal set name = 'oben'`)).rejects.toThrow();
    await run('drop index "regalFarbe"');
    await expect(run(`insert into fach (id, "regalId") values ('h', 'nirgends')`)).rejects.toThrow();
    await expect(run(`delete from regal where id = 'a'`)).rejects.toThrow();
    await run(`delete from regal where id = 'b'`);
    expect(await rows('fach')).toEqual([{ id: 'f', regalId: 'a' }]);
  });

  test('keeps its triggers', async () => {
    const { take, run, rows } = await openRegale(database);
    const createSchild = (db: Kysely<unknown>) =>
      makeTable(db, 'schild')
        .table.addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('regalId', 'text', (c) => c.references('regal.id'))
        .addColumn('text', 'text', (c) => c.notNull())
        .execute();
    const values = { text: sql`'Regal ' || "regalId"` };
    await take((db) => rebuildTable(db, 'schild', { create: () => createSchild(db), values }));
    expect(await rows('schild')).toEqual([{ id: 's', regalId: 'a', text: 'Regal a' }]);
    await expect(run(`update schild set text = ''`)).rejects.toThrow('rows of schild are only added');
    await expect(run('delete from schild')).rejects.toThrow('rows of schild are only added');
  });

  test('is unchanged when its new shape would break a reference, and so are all other tables', async () => {
    const { take, run, everything } = await openRegale(database);
    const before = await everything();
    const id = sql`case id when 'b' then 'c' else id end`;
    await expect(
      take((db) => rebuildTable(db, 'regal', { create: () => createRegal(db), values: { id } })),
    ).rejects.toThrow();
    expect(await everything()).toEqual(before);
    await expect(run('update regal set plaetze = 10')).rejects.toThrow();
    await expect(run(`insert into fach (id, "regalId") values ('h', 'nirgends')`)).rejects.toThrow();
  });

  test('is unchanged when a row does not fit its new shape', async () => {
    const { take, everything } = await openRegale(database);
    const before = await everything();
    const up = (db: Kysely<unknown>) =>
      rebuildTable(db, 'regal', { create: () => createRegal(db, sql`plaetze < 5`) });
    await expect(take(up)).rejects.toThrow();
    expect(await everything()).toEqual(before);
  });
});

test('on SQLite a table is rebuilt only inside a step, where its children are safe', async () => {
  const { db, everything } = await openRegale('SQLite');
  const before = await everything();
  const up: Migration['up'] = (db) => rebuildTable(db, 'regal', { create: () => createRegal(db) });
  await expect(db.transaction().execute(up)).rejects.toThrow('only inside a step');
  expect(await everything()).toEqual(before);
});

test('on PostgreSQL it needs only the right to create tables, not temporary ones', async () => {
  const { run, rows, take } = await openRegale('PostgreSQL');
  const before = await rows('regal');
  const role = `weber${randomUUID().replaceAll('-', '')}`;
  await run(`create role ${role}`);
  await run(`grant usage, create on schema public to ${role}`);
  await run(
    `do $$ begin execute 'revoke temporary on database ' || current_database() || ' from public'; end $$`,
  );
  for (const table of ['regal', 'fach', 'schild']) await run(`alter table ${table} owner to ${role}`);
  await take(async (db) => {
    await sql.raw(`set local role ${role}`).execute(db);
    await rebuildTable(db, 'regal', { create: () => createRegal(db) });
    await sql`reset role`.execute(db);
  });
  expect(await rows('regal')).toEqual(before);
  await run(`drop owned by ${role} cascade`);
  await run(`drop role ${role}`);
});
