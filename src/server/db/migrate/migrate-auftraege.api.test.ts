import { describe, expect, test } from 'vitest';
import type { Ereignis } from '#features/auftrag/ereignisse/ereignis.ts';
import { listAuftraege, verifyAuftraege } from '#features/auftrag/server/index.ts';
import { testAnschrift, testGezeigt } from '#test/auftrag/auftraege.ts';
import { databases, openDatabase } from '#test/database/databases.ts';
import type { Db } from '../connect.ts';
import { migrate, migrations, runSteps } from './migrate.ts';

const at = '2026-11-23T09:00:00.000Z';
const letters = [...'CDFGHJKMNP'];

const geld = (betragCent: number, eingegangen = at): Ereignis => ({
  typ: 'zahlung',
  angaben: { betragCent, tag: '2026-11-24' },
  at: eingegangen,
});
const erinnert: Ereignis = { typ: 'erinnert', angaben: {}, at };
const storniert: Ereignis = { typ: 'storniert', angaben: { grund: 'kunde' }, at };

type Alt = { zahlart: 'vorkasse' | 'abholung'; ereignisse: Ereignis[]; soll: string; stand: string };
const alte: Alt[] = [
  { zahlart: 'vorkasse', ereignisse: [], soll: 'geld', stand: 'offen' },
  { zahlart: 'vorkasse', ereignisse: [erinnert], soll: 'geld', stand: 'offen' },
  { zahlart: 'vorkasse', ereignisse: [geld(500), erinnert], soll: 'problem', stand: 'offen' },
  { zahlart: 'vorkasse', ereignisse: [geld(1490)], soll: 'packen', stand: 'bezahlt' },
  {
    zahlart: 'vorkasse',
    ereignisse: [erinnert, geld(1490, '2026-12-02T09:00:00.000Z')],
    soll: 'packen',
    stand: 'bezahlt',
  },
  { zahlart: 'vorkasse', ereignisse: [geld(1490), storniert], soll: 'problem', stand: 'storniert' },
  { zahlart: 'vorkasse', ereignisse: [storniert], soll: 'erledigt', stand: 'storniert' },
  { zahlart: 'abholung', ereignisse: [], soll: 'packen', stand: 'offen' },
  { zahlart: 'abholung', ereignisse: [storniert], soll: 'erledigt', stand: 'storniert' },
  { zahlart: 'abholung', ereignisse: [geld(1490)], soll: 'erledigt', stand: 'abgeholt' },
];

/** An order as the version before wrote it: two roses for 14,90 €. */
async function insertAlt(db: Db, { zahlart, ereignisse, soll }: Alt, index: number): Promise<void> {
  const id = `auftrag-${index}`;
  const fields = {
    ...{ id, nummer: `B-26-CCCC${letters[index]}`, token: `${index}`.padEnd(43, 'a') },
    ...{ bestellId: `${index}`.padEnd(24, 'b'), accountId: null },
    ...{ email: 'jörg@kundschaft.example', emailKey: 'jörg@kundschaft.example' },
    rechnung: JSON.stringify({ ...testAnschrift, vorname: 'Jörg', nachname: `Weiß ${index}` }),
    lieferung: index === 0 ? JSON.stringify({ ...testAnschrift, stadt: 'Köln' }) : null,
    ...{ versandart: zahlart === 'vorkasse' ? 'dhl' : 'abholung', zahlart, steuermodus: 'kleinunternehmer' },
    ...{ warenCent: 1490, versandCent: 0, gesamtCent: 1490, steuer: '[]' },
    ...{ terminVon: '2026-11-27', terminBis: '2026-11-30', gezeigt: JSON.stringify(testGezeigt) },
    ...{ faelligAt: soll === 'geld' ? at : null, createdAt: at },
  };
  await db
    .insertInto('auftrag')
    .values(fields as never)
    .execute();
  const posten = {
    ...{ auftragId: id, nr: 1, produktId: 'rose', name: 'Rose', typ: 'seife', seife: null, gramm: 100 },
    ...{ packgewicht: null, preisCent: 745, grundpreisCent: 7450, menge: 2, summeCent: 1490 },
    ...{ steuersatzPromille: 190, bild: null, aufBestellung: 0 },
  };
  await db
    .insertInto('auftragPosten')
    .values(posten as never)
    .execute();
  const alle: Ereignis[] = [{ typ: 'bestellt', angaben: {}, at }, ...ereignisse];
  const rows = alle.map(({ typ, angaben, at: createdAt }, i) => {
    const text = JSON.stringify(angaben);
    return { auftragId: id, nr: i + 1, typ, angaben: text, von: 'Gast', vonId: null, createdAt };
  });
  await db.insertInto('auftragEreignis').values(rows).execute();
}

describe.each(databases)('orders of the version before the workshop’s day on %s', (database) => {
  test('are given their work and what they are found by; what was paid on pick-up was fetched', async () => {
    const { db } = await openDatabase(database);
    const earlier = Object.entries(migrations).filter(([name]) => name < '0020');
    await runSteps(db, Object.fromEntries(earlier));
    for (const [index, one] of alte.entries()) await insertAlt(db, one, index);

    await migrate(db);

    const { auftraege, anzahl } = await listAuftraege(db);
    const byNummer = auftraege.toSorted((a, b) => (a.nummer < b.nummer ? -1 : 1));
    expect(byNummer.map(({ aufgabe, stand }) => [aufgabe, stand])).toEqual(
      alte.map(({ soll, stand }) => [soll, stand]),
    );
    expect(anzahl).toEqual({ packen: 3, geld: 2, abholbereit: 0, problem: 2, erledigt: 3 });
    const rows = await db.selectFrom('auftrag').select(['id', 'aufgabe']).orderBy('id').execute();
    expect(rows.map(({ aufgabe }) => aufgabe)).toEqual(alte.map(({ soll }) => soll));
    expect(byNummer.map(({ termin }) => termin.bis)).toEqual(
      alte.map((_, index) => (index === 4 ? '2026-12-08' : '2026-11-30')),
    );
    const abgeholt = await db
      .selectFrom('auftragEreignis')
      .select(['auftragId', 'nr', 'angaben', 'von'])
      .where('typ', '=', 'abgeholt')
      .execute();
    expect(abgeholt).toEqual([
      { auftragId: 'auftrag-9', nr: 3, angaben: '{"teile":[{"nr":1,"menge":2}]}', von: 'Gast' },
    ]);
    for (const [suche, found] of [
      ['jörg weiss', 10],
      ['köln', 1],
      ['rose leipzig', 10],
      ['B-26-CCCCH', 1],
      ['kundschaft.example', 10],
    ] as const)
      expect([suche, (await listAuftraege(db, { suche })).auftraege.length]).toEqual([suche, found]);
    const problems = await verifyAuftraege(db);
    expect(problems.filter((one) => !one.includes('reserviert'))).toEqual([]);
  });
});
