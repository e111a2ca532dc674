import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { connect, type Db, sqliteFileOf } from '#server/db/connect.ts';
import { migrations, runSteps } from '#server/db/migrate/migrate.ts';
import {
  type DatabaseName,
  databases,
  openDatabase,
  openMigratedDatabase,
} from '#test/database/databases.ts';
import { verifyMigrated } from './migrated-copy.ts';
import { listSchemaObjects } from './schema-objects.ts';
import { listSchemaProblems, verifySchema } from './verify-schema.ts';
import { verifyShop } from './verify-shop.ts';

type Change = [what: string, statements: string[], problem: RegExp, isUsable: boolean];

/** What a person or an attacker can add to a shop's database, or take away. */
const changes: Record<DatabaseName, Change[]> = {
  SQLite: [
    [
      'a trigger that makes every new account an admin',
      [
        `create trigger dienst after insert on account begin update account set role = 'admin' where id = new.id; end`,
      ],
      /^Schema: Trigger „dienst“ gehört nicht zum Laden\.$/,
      false,
    ],
    [
      'a guard with another body',
      [
        'drop trigger bewegungRefusesDelete',
        'create trigger bewegungRefusesDelete before delete on bewegung begin select 1; end',
      ],
      /^Schema: Trigger „bewegungRefusesDelete“ ist anders, als der Laden es vorsieht\.$/,
      false,
    ],
    [
      'a view',
      ['create view kunden as select * from account'],
      /^Schema: Sicht „kunden“ gehört nicht/,
      false,
    ],
    [
      'a name that controls the terminal',
      ['create table "\u001b[2J\u202egut" (a)'],
      /^Schema: Tabelle „�\[2J�gut“ gehört nicht zum Laden\.$/,
      true,
    ],
    [
      'a weaker check',
      [
        'pragma writable_schema = on',
        `update sqlite_schema set sql = replace(sql, 'role in (', 'role in (''chef'', ') where name = 'account'`,
      ],
      /^Schema: Tabelle „account“ ist anders/,
      false,
    ],
    ['a column', ['alter table account add column x text'], /^Schema: Tabelle „account“ ist anders/, false],
    ['a lost table', ['drop table warenberechnung'], /^Schema: Tabelle „warenberechnung“ fehlt\.$/, false],
  ],
  PostgreSQL: [
    [
      'a trigger with its function',
      [
        `create function dienst() returns trigger language plpgsql as 'begin new.role := ''admin''; return new; end'`,
        'create trigger dienst before insert on account for each row execute function dienst()',
      ],
      /^Schema: (Trigger „account\.dienst“|Funktion „dienst\(\)“) gehört nicht zum Laden\.$/,
      false,
    ],
    [
      'a guard with another body',
      [
        `create or replace function "bewegungRefusesChanges"() returns trigger language plpgsql as 'begin return null; end'`,
      ],
      /^Schema: Funktion „bewegungRefusesChanges\(\)“ ist anders/,
      false,
    ],
    [
      'a guard that is switched off',
      ['alter table bewegung disable trigger "bewegungRefusesChanges"'],
      /^Schema: Trigger „bewegung\.bewegungRefusesChanges“ ist anders/,
      false,
    ],
    [
      'a view',
      ['create view kunden as select * from account'],
      /^Schema: Sicht „kunden“ gehört nicht/,
      false,
    ],
    [
      'a rule',
      ['create rule doppelt as on insert to session do nothing'],
      /^Schema: Regel „session\.doppelt“ gehört nicht/,
      false,
    ],
    [
      'a policy',
      ['create policy wenige on account using (false)'],
      /^Schema: Regel „account\.wenige“ gehört nicht/,
      false,
    ],
    [
      'a lost check',
      ['alter table account drop constraint account_role_check'],
      /^Schema: Bedingung „account\.account_role_check“ fehlt\.$/,
      true,
    ],
    [
      'a column',
      ['alter table account add column x text'],
      /^Schema: Spalte „account\.x“ gehört nicht/,
      true,
    ],
    [
      'another default',
      [`alter table account alter column suche set default now()::text`],
      /^Schema: Spalte „account\.suche“ ist anders/,
      false,
    ],
    [
      'a lost table',
      ['drop table warenberechnung'],
      /^Schema: (Tabelle|Spalte|Bedingung|Index) „warenberechnung.*“ fehlt\.$/,
      false,
    ],
  ],
};

async function change(db: Db, statements: string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

describe.each(databases)('the schema of a shop on %s', (database) => {
  // A database for each step, on a machine that does other things too.
  test('is the one that its steps make, at every step', { timeout: 90_000 }, async () => {
    for (const last of Object.keys(migrations)) {
      const { db } = await openDatabase(database);
      const steps = Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= last));
      await runSteps(db, steps);
      const taken = Object.keys(steps);
      expect([last, await verifySchema(db, { taken, outside: db })]).toEqual([
        last,
        { problems: [], facts: [], isUsable: true },
      ]);
      await db.destroy();
    }
  });

  test.each(changes[database])('with %s is reported', async (_what, statements, problem, isUsable) => {
    const { db, place } = await openMigratedDatabase(database);
    if (database === 'SQLite') {
      await db.destroy();
      const { DatabaseSync } = await import('node:sqlite');
      const file = new DatabaseSync(sqliteFileOf(place.dataDir), { defensive: false });
      for (const statement of statements) file.exec(statement);
      file.close();
    } else await change(db, statements);
    const changed = connect({ ...place, onError: () => {} });
    const { problems, facts } = await verifyShop(changed);
    await changed.destroy();
    const schema = problems.filter((text) => text.startsWith('Schema:'));
    expect(schema.length).toBeGreaterThan(0);
    for (const text of schema) expect(text).toMatch(problem);
    // Without facts, `restore` refuses the file even with --trotzdem.
    expect(facts.length > 0).toBe(isUsable);
  });

  test('with an index of its owner is reported, and can be restored all the same', async () => {
    const { db } = await openMigratedDatabase(database);
    await change(db, ['create index eigener on account (vorname)']);
    const { problems, facts } = await verifyShop(db);
    expect(problems).toContain('Schema: Index „eigener“ gehört nicht zum Laden.');
    expect(facts).not.toEqual([]);
    expect(await listSchemaProblems(db)).toEqual(['Schema: Index „eigener“ gehört nicht zum Laden.']);
    await change(db, ['drop index eigener', 'analyze']);
    expect(await listSchemaProblems(db)).toEqual([]);
  });
});

describe('on SQLite', () => {
  test('a shop’s own connection calls no function from its schema that could do harm, nor writes to the schema', async () => {
    const { db } = await openMigratedDatabase('SQLite');
    const { rows } = await sql<{ trusted_schema: number }>`pragma trusted_schema`.execute(db);
    expect(rows).toEqual([{ trusted_schema: 0 }]);
    await sql`pragma writable_schema = on`.execute(db);
    await expect(sql`delete from sqlite_schema`.execute(db)).rejects.toThrow('may not be modified');
  });
});

describe('on PostgreSQL', () => {
  test('nothing is left behind, and two comparisons at a time wait for each other', async () => {
    const { db } = await openMigratedDatabase('PostgreSQL');
    expect(await Promise.all([listSchemaProblems(db), listSchemaProblems(db)])).toEqual([[], []]);
    const { rows } = await sql`select 1 from pg_namespace where nspname = 'laden_vergleich'`.execute(db);
    expect(rows).toEqual([]);
  });

  test('a user who may create no schema is shown that the schema was not compared, nor the content of an older shop', async () => {
    const { db, place } = await openMigratedDatabase('PostgreSQL');
    const name = new URL(place.databaseUrl ?? '').pathname.slice(1);
    const user = `${name}_leser`;
    await change(db, [`create role ${user} login`, `grant select on all tables in schema public to ${user}`]);
    try {
      await db.connection().execute(async (db) => {
        await change(db, [`set role ${user}`]);
        const verdict = await verifySchema(db, { taken: Object.keys(migrations), outside: db });
        expect(verdict).toMatchObject({ problems: [], facts: [expect.stringContaining('nicht verglichen')] });
        const steps = { taken: Object.keys(migrations), missing: [] };
        expect(await verifyMigrated(db, steps, async () => [])).toEqual([
          expect.stringContaining('Inhalt: nicht geprüft'),
        ]);
        await change(db, ['reset role']);
      });
    } finally {
      await change(db, [`drop owned by ${user}`, `drop role ${user}`]);
    }
  });

  test('every definition is the same when it is dumped and read again', async () => {
    const { db } = await openMigratedDatabase('PostgreSQL');
    const before = await listSchemaObjects(db);
    const checks = before.filter(({ definition }) => definition.startsWith('CHECK'));
    expect(checks.length).toBeGreaterThan(10);
    for (const { name, definition } of checks) {
      const [table = '', constraint = ''] = name.split('.');
      await change(db, [
        `alter table "${table}" drop constraint "${constraint}"`,
        `alter table "${table}" add constraint "${constraint}" ${definition}`,
      ]);
    }
    const sorted = (objects: typeof before) => objects.map((one) => Object.values(one).join(' ')).sort();
    expect(sorted(await listSchemaObjects(db))).toEqual(sorted(before));
  });
});
