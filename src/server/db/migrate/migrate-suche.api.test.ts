import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { databases, openDatabase } from '#test/database/databases.ts';
import { migrate, migrations, runSteps } from './migrate.ts';

/** Without repetition, so that no engine stores it in less. */
const lang = Array.from({ length: 2000 }, (_, i) => String.fromCodePoint(0x4e00 + i)).join('');

describe.each(databases)('the text of an order of the version before on %s', (database) => {
  test('is cut to what the index takes, and kept as it is where that is enough', async () => {
    const { db } = await openDatabase(database);
    await runSteps(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0037')));
    for (const [id, suche] of [
      ['1', 'rose leipzig'],
      ['2', lang],
    ] as const)
      await sql`insert into auftrag (id, nummer, "tokenHash", "bestellId", email, "emailKey", rechnung, versandart, zahlart,
          steuermodus, "warenCent", "versandCent", "gesamtCent", steuer, "terminVon", "terminBis", gezeigt, "createdAt", suche)
        values (${id}, ${id}, ${id.repeat(43)}, ${id}, '', '', '{}', 'dhl', 'vorkasse', '', 0, 0, 0, '[]', '', '', '{}', '', ${suche})`.execute(
        db,
      );
    await migrate(db);
    const rows = await db.selectFrom('auftrag').select('suche').orderBy('id').execute();
    expect(rows.map(({ suche }) => suche)).toEqual(['rose leipzig', lang.slice(0, 666)]);
  });
});
