import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { databases, openDatabase } from '#test/database/databases.ts';
import { migrate, migrations, runSteps } from './migrate.ts';

describe.each(databases)('the orders of a shop without documents on %s', (database) => {
  test('are listed where they were delivered, and so are its market days that were booked', async () => {
    const { db } = await openDatabase(database);
    await runSteps(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0042')));
    const insert = async (id: string, typen: string[]) => {
      await sql`insert into auftrag (id, nummer, "tokenHash", "bestellId", email, "emailKey", rechnung, versandart,
          zahlart, steuermodus, "warenCent", "versandCent", "gesamtCent", steuer, "terminVon", "terminBis", gezeigt,
          "createdAt")
        values (${id}, ${id}, ${id.repeat(9)}, ${id}, '', '', '{}', 'dhl', 'vorkasse', '', 0, 0, 0, '[]', '', '', '{}', '')`.execute(
        db,
      );
      for (const [i, typ] of typen.entries())
        await sql`insert into "auftragEreignis" ("auftragId", nr, typ, angaben, von, "createdAt")
          values (${id}, ${i + 1}, ${typ}, '{}', '', '')`.execute(db);
    };
    await insert('offen', ['bestellt', 'gepackt']);
    await insert('versendet', ['bestellt', 'versendet', 'versendet']);
    await insert('abgeholt', ['bestellt', 'abgeholt', 'notiz']);
    const tage = { abgerechnet: [100, 'b1', null], zurueckgenommen: [100, 'b2', 's'], verworfen: [] };
    for (const [stand, [umsatz = null, buchung = null, storno = null]] of Object.entries(tage))
      await sql`insert into markttag (id, ort, tag, stand, "umsatzCent", steuermodus, "buchungId", "stornoId", von,
          "createdAt", "geaendertAt")
        values (${`markt-${stand}`}, '', '2026-11-21', ${stand}, ${umsatz}, ${umsatz && 'regelbesteuerung'},
          ${buchung}, ${storno}, '', '', '')`.execute(db);
    await migrate(db);
    const rows = await db.selectFrom('belegAltbestand').selectAll().orderBy('id').execute();
    expect(rows).toEqual([
      { id: 'abgeholt', was: 'auftrag' },
      { id: 'markt-abgerechnet', was: 'markttag' },
      { id: 'markt-zurueckgenommen', was: 'markttag' },
      { id: 'versendet', was: 'auftrag' },
    ]);
    expect(await db.selectFrom('belegFolge').selectAll().execute()).toEqual([
      { id: 1, jahr: 0, naechste: 1, hash: '' },
    ]);
  });
});
