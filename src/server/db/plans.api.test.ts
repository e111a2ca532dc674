import { describe, expect, inject, test } from 'vitest';
import { databases, openMigratedDatabase } from '#test/database/databases.ts';
import { scansOnPostgres } from '#test/plans/plans-on-postgres.ts';
import { scansOnSqlite } from '#test/plans/plans-on-sqlite.ts';

describe.each(databases)('the plan of a statement on %s', (database) => {
  const scansOf = async (sql: string) => {
    const { place } = await openMigratedDatabase(database);
    return place.databaseUrl
      ? (await scansOnPostgres([sql], place.databaseUrl))[0]
      : scansOnSqlite(sql, inject('template').sqliteDir);
  };

  test.each([
    ['without an index', `select id from auftrag where "gesamtCent" = 5`],
    ['with an index of a part that it does not ask for', `select id from auftrag where "faelligAt" is null`],
    ['under another name', `select * from "bankUmsatz" as "b" where "b"."createdAt" = 'x'`],
    [
      'inside another one',
      `select id from produkt where exists (select 1 from bewegung where grund = produkt.name)`,
    ],
    ['that changes rows', `update nachricht set versuche = 0 where betreff = 'x'`],
  ])('%s is found to read a growing table', async (_, sql) => {
    expect(await scansOf(sql)).not.toEqual([]);
  });

  test.each([
    ['by a key', `select * from auftrag where id = 'x'`],
    [
      'by an index of what waits',
      `select id from nachricht where "faelligAt" is not null order by id desc limit 51`,
    ],
    ['of a table that does not grow', `select * from produkt where "preisCent" = 5`],
    ['up to a limit', `select id from account limit 1`],
  ])('%s is found to read a part of it', async (_, sql) => {
    expect(await scansOf(sql)).toEqual([]);
  });
});

test.each([
  ['from its beginning', `select id from nachricht where "createdAt" < 'x' and versuche = 3`],
  ['in the order of another index', `select id from nachricht where fehler = 'x' order by id desc limit 5`],
  ['as an index', `select aufgabe, count(*) from auftrag group by aufgabe`],
])('a statement that reads a growing table %s is found with the statistics of ten years', (_, sql) => {
  expect(scansOnSqlite(sql, inject('template').sqliteDir)).toHaveLength(1);
});
