import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { databases, openDatabase } from '#test/database/databases.ts';
import { migrate, migrations, runSteps } from './migrate.ts';

describe.each(databases)('the orders of the version before on %s', (database) => {
  test('stay, and stay frozen but for the change from an online payment to a transfer', async () => {
    const { db } = await openDatabase(database);
    await runSteps(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0039')));
    const insert = (id: string, zahlart: string) =>
      sql`insert into auftrag (id, nummer, "tokenHash", "bestellId", email, "emailKey", rechnung, versandart, zahlart,
          steuermodus, "warenCent", "versandCent", "gesamtCent", steuer, "terminVon", "terminBis", gezeigt, "createdAt")
        values (${id}, ${id}, ${id.repeat(43)}, ${id}, '', '', '{}', 'dhl', ${zahlart}, '', 0, 0, 0, '[]', '', '', '{}', '')`.execute(
        db,
      );
    await insert('1', 'vorkasse');
    await migrate(db);
    await insert('2', 'online');
    await expect(insert('3', 'gutschein')).rejects.toThrow();
    const set = (id: string, change: object) =>
      db.updateTable('auftrag').set(change).where('id', '=', id).execute();
    await expect(set('1', { zahlart: 'online' })).rejects.toThrow('frozen');
    await expect(set('2', { zahlart: 'abholung' })).rejects.toThrow('frozen');
    await expect(set('2', { zahlart: 'vorkasse', gesamtCent: 1, warenCent: 1 })).rejects.toThrow('frozen');
    await expect(set('2', { gezeigt: '{"a":1}' })).rejects.toThrow('frozen');
    await set('2', { zahlart: 'vorkasse', gezeigt: '{"b":1}', terminVon: '2026-12-01' });
    const rows = await db.selectFrom('auftrag').select(['id', 'zahlart', 'gezeigt']).orderBy('id').execute();
    expect(rows).toEqual([
      { id: '1', zahlart: 'vorkasse', gezeigt: '{}' },
      { id: '2', zahlart: 'vorkasse', gezeigt: '{"b":1}' },
    ]);
  });
});
