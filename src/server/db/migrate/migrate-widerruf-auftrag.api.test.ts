import { describe, expect, test } from 'vitest';
import type { Ereignis } from '#features/auftrag/ereignisse/ereignis.ts';
import { auftragslageOf } from '#features/auftrag/zustand/auftragslage.ts';
import { databases, openDatabase } from '#test/database/databases.ts';
import type { Db } from '../connect.ts';
import { migrate, migrations, runSteps } from './migrate.ts';

const at = '2026-11-23T09:00:00.000Z';
const posten = [{ nr: 1, menge: 2, preisCent: 500 }];
const auftrag = { gesamtCent: 1000, versandart: 'dhl', zahlart: 'vorkasse', posten } as const;

type Ohne<E> = E extends unknown ? Omit<E, 'at'> : never;

const bezahlt: Ohne<Ereignis>[] = [
  { typ: 'bestellt', angaben: {} },
  { typ: 'zahlung', angaben: { betragCent: 1000, tag: '2026-11-23' } },
  { typ: 'versendet', angaben: { teile: [{ nr: 1, menge: 2 }], dienst: '', nummer: '' } },
];
const erklaert: Ohne<Ereignis> = { typ: 'widerruf', angaben: { widerruf: 'w' } };
const gebucht = (frei: number): Ohne<Ereignis> => ({
  typ: 'widerrufen',
  angaben: { widerruf: 'w', teile: [{ nr: 1, menge: 2, frei }], versandCent: 0, betragCent: 1000 },
});
const erstattet: Ohne<Ereignis> = { typ: 'erstattung', angaben: { betragCent: 1000, tag: '2026-11-24' } };
const zurueck: Ohne<Ereignis> = {
  typ: 'rueckgabe',
  angaben: { widerruf: 'w', teile: [{ nr: 1, menge: 2, verkaufbar: true }] },
};
const storniert: Ohne<Ereignis> = { typ: 'storniert', angaben: { grund: 'laden', text: '' } };
const genommen = (nr: number): Ohne<Ereignis> => ({ typ: 'zurueckgenommen', angaben: { nr } });

/** What happened to an order, by what is left to be done. */
const geschehen: Record<string, [Ohne<Ereignis>[], 0 | 1]> = {
  'nothing without a withdrawal': [bezahlt, 0],
  'its booking': [[...bezahlt, erklaert], 1],
  'nothing once it was of another order': [[...bezahlt, erklaert, genommen(4)], 0],
  'money and goods': [[...bezahlt, erklaert, gebucht(0)], 1],
  goods: [[...bezahlt, erklaert, gebucht(0), erstattet], 1],
  money: [[...bezahlt, erklaert, gebucht(0), zurueck], 1],
  'nothing any more': [[...bezahlt, erklaert, gebucht(0), zurueck, erstattet], 0],
  'nothing when all was in the house': [[...bezahlt.slice(0, 2), erklaert, gebucht(2), erstattet], 0],
  'its booking, which was taken back': [[...bezahlt, erklaert, gebucht(0), genommen(5)], 1],
  'the next one': [[...bezahlt, erklaert, { typ: 'widerruf', angaben: { widerruf: 'v' } }, gebucht(0)], 1],
  'nothing of a cancelled order': [[...bezahlt.slice(0, 1), erklaert, storniert], 0],
  'the money of a cancelled order': [[...bezahlt.slice(0, 2), erklaert, storniert], 1],
};

async function insertAlt(db: Db, id: string, ereignisse: Ohne<Ereignis>[]): Promise<void> {
  const row = {
    ...{
      id,
      nummer: id,
      tokenHash: id.padEnd(43, 'x'),
      bestellId: id.padEnd(24, 'x'),
      accountId: null,
      email: '',
      emailKey: '',
    },
    ...{ rechnung: '{}', lieferung: null, versandart: 'dhl', zahlart: 'vorkasse', steuermodus: 'x' },
    ...{ warenCent: 1000, versandCent: 0, gesamtCent: 1000, steuer: '[]', gezeigt: '{}', faelligAt: null },
    ...{ terminVon: '2026-11-27', terminBis: '2026-11-30', zusageVon: '2026-11-27', zusageBis: '2026-11-30' },
    ...{ aufgabe: 'geld', suche: '', createdAt: at },
  };
  await db
    .insertInto('auftrag')
    .values(row as never)
    .execute();
  const rows = ereignisse.map(({ typ, angaben }, index) => ({
    ...{ auftragId: id, nr: index + 1, typ, angaben: JSON.stringify(angaben) },
    ...{ createdAt: at, von: 'x', vonId: null },
  }));
  await db
    .insertInto('auftragEreignis')
    .values(rows as never)
    .execute();
}

async function insertWiderruf(db: Db, id: string, ereignisse: [string, object][]): Promise<void> {
  const row = {
    ...{ id, tokenHash: id, schluessel: id, name: '', bestellung: '', email: '', stuecke: '', teile: '[]' },
    ...{ link: '', offen: 0, bearbeitet: 1, createdAt: at },
  };
  await db
    .insertInto('widerruf')
    .values(row as never)
    .execute();
  const rows = ereignisse.map(([typ, angaben], index) => ({
    ...{ widerrufId: id, nr: index + 1, typ, angaben: JSON.stringify(angaben) },
    ...{ createdAt: at, von: 'x', vonId: null },
  }));
  await db
    .insertInto('widerrufEreignis')
    .values(rows as never)
    .execute();
}

describe.each(databases)('withdrawals of the version before they knew their order, on %s', (database) => {
  test('know it afterwards, and their orders know whether anything is to be done', async () => {
    const { db } = await openDatabase(database);
    const earlier = Object.entries(migrations).filter(([name]) => name < '0032');
    await runSteps(db, Object.fromEntries(earlier));
    for (const [id, [ereignisse]] of Object.entries(geschehen)) await insertAlt(db, id, ereignisse);
    const [zu, wort] = [{ auftragId: 'money', wie: 'laden' }, { text: 'Doppelt' }];
    await insertWiderruf(db, 'gelöst', [
      ['zugeordnet', zu],
      ['geloest', {}],
      ['beleg', { weg: 'post' }],
    ]);
    await insertWiderruf(db, 'geöffnet', [
      ['zugeordnet', zu],
      ['erledigt', wort],
      ['geoeffnet', {}],
    ]);
    await insertWiderruf(db, 'neu', [['beleg', { weg: 'post' }]]);
    await insertWiderruf(db, 'settled', [
      ['zugeordnet', zu],
      ['erledigt', wort],
    ]);

    await migrate(db);

    const auftraege = await db.selectFrom('auftrag').select(['id', 'widerrufZuTun']).execute();
    expect(Object.fromEntries(auftraege.map(({ id, widerrufZuTun }) => [id, widerrufZuTun]))).toEqual(
      Object.fromEntries(Object.entries(geschehen).map(([id, [, zuTun]]) => [id, zuTun])),
    );
    const widerrufe = await db.selectFrom('widerruf').select(['id', 'auftragId', 'offen']).execute();
    expect(Object.fromEntries(widerrufe.map(({ id, auftragId, offen }) => [id, [auftragId, offen]]))).toEqual(
      {
        gelöst: [null, 1],
        geöffnet: ['money', 1],
        neu: [null, 1],
        settled: ['money', 0],
      },
    );
  });
});

test.each(Object.entries(geschehen))('the rule says the same today: %s', (_, [ereignisse, zuTun]) => {
  const alle = ereignisse.map((one) => ({ ...one, at }) as Ereignis);
  expect(auftragslageOf(auftrag, alle).isWiderrufZuTun).toBe(zuTun === 1);
});
