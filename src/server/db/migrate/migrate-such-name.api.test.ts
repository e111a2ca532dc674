import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { auftragSuche } from '#features/auftrag/nummer-und-suche/auftrag-suche.ts';
import { testAnschrift } from '#test/auftrag/auftraege.ts';
import { databases, openDatabase } from '#test/database/databases.ts';
import { migrate, migrations, runSteps } from './migrate.ts';

const gesagt = { ...testAnschrift, vorname: 'Käthe', nachname: 'Groß', firma: 'Café Süd', stadt: 'Halle' };
const bestellt = {
  ...{ nummer: 'B-26-K7M4Q', email: 'mia@post.example', rechnung: testAnschrift, lieferung: undefined },
  posten: [{ name: 'Lavendeltraum' }, { name: 'Zimtstern' }],
};

/** More than the search text holds. */
const lange = Array.from({ length: 60 }, (_, i) => ({
  name: `Seife Nr. ${i} aus Leipzig, von Hand gesiedet`,
}));

describe.each(databases)('the search text of an order of the version before on %s', (database) => {
  test('gets the name that was said at hand-over, unless that was taken back', async () => {
    const { db } = await openDatabase(database);
    await runSteps(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0046')));
    const abgeholt = ['abgeholt', { teile: [], anschrift: gesagt }] as const;
    const orders = {
      '1': [abgeholt],
      '2': [abgeholt, ['zurueckgenommen', { nr: 1 }] as const],
      '3': [['abgeholt', { teile: [] }] as const],
      '4': [abgeholt],
    };
    const bestellungOf = (id: string) => (id === '4' ? { ...bestellt, posten: lange } : bestellt);
    for (const [id, ereignisse] of Object.entries(orders)) {
      const bestellung = bestellungOf(id);
      await sql`insert into auftrag (id, nummer, "tokenHash", "bestellId", email, "emailKey", rechnung, versandart,
          zahlart, steuermodus, "warenCent", "versandCent", "gesamtCent", steuer, "terminVon", "terminBis", gezeigt,
          "createdAt", suche)
        values (${id}, ${id}, ${id.repeat(43)}, ${id}, ${bestellt.email}, '', '{}', 'abholung', 'abholung', '', 0, 0, 0,
          '[]', '', '', '{}', '', ${auftragSuche(bestellung)})`.execute(db);
      for (const [nr, [typ, angaben]] of ereignisse.entries())
        await sql`insert into "auftragEreignis" ("auftragId", nr, typ, angaben, von, "vonId", "createdAt")
          values (${id}, ${nr + 1}, ${typ}, ${JSON.stringify(angaben)}, '', null, '')`.execute(db);
      for (const [nr, { name }] of bestellung.posten.entries())
        await sql`insert into "auftragPosten" ("auftragId", nr, "produktId", name, typ, merkmale, "preisCent", menge,
            "summeCent", "steuersatzPromille", "aufBestellung")
          values (${id}, ${nr + 1}, ${id}, ${name}, 'seife', '[]', 790, 1, 790, 190, 0)`.execute(db);
    }
    await migrate(db);
    const rows = await db.selectFrom('auftrag').select('suche').orderBy('id').execute();
    const ohne = auftragSuche(bestellt);
    expect(rows.map(({ suche }) => suche)).toEqual([
      auftragSuche({ ...bestellt, rechnungAn: gesagt }),
      ohne,
      ohne,
      auftragSuche({ ...bestellt, posten: lange, rechnungAn: gesagt }),
    ]);
  });
});
