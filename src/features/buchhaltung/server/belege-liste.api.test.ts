import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anonymiseAuftraege, gesuchteAuftraege } from '#features/auftrag/server/index.ts';
import type { BelegSteuer } from '#features/beleg/beleg-inhalt.ts';
import { belegSteuernOf } from '#features/beleg/beleg-summen.ts';
import { searchBelege } from '#features/beleg/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { euroToCent } from '#shared/number/money.ts';
import { insertAuftrag, testAnschrift } from '#test/auftrag/auftraege.ts';
import { belegZeilen } from '#test/beleg/beleg-proben.ts';
import { insertMarktBeleg } from '#test/beleg/insert-markt-beleg.ts';
import { withoutBelegGuards } from '#test/beleg/without-guards.ts';
import { insertBelegAuftrag, writeBeleg } from '#test/beleg/write-beleg.ts';
import { type DatabaseName, databases, openMigratedDatabase } from '#test/database/databases.ts';
import { recordStatements } from '#test/database/statements.ts';
import { insertProdukt } from '#test/factories.ts';
import { startTestApp } from '#test/test-app.ts';
import { buchhaltungCalls } from '../calls.ts';
import type { BelegeQuery, BelegSatzSumme } from '../contract.ts';
import { listBelege } from './list-belege.ts';

const now = '2026-11-24T09:00:00.000Z';
const storniert = { typ: 'storniert', angaben: { grund: 'kunde' }, at: now } as const;

async function startShop(database: DatabaseName) {
  const shop = await startTestApp(database, { now: () => new Date(now) });
  const admin = shop.as('admin');
  const list = async (query: BelegeQuery) => (await admin.send(buchhaltungCalls.list, { query })).data;
  const found = async (suche: string) => (await list({ suche })).belege.map(({ nummer }) => nummer);
  return { ...shop, admin, list, found };
}

/** An order of somebody with an invoice. */
async function belegVon(db: Db, nachname: string, rest: Partial<Parameters<typeof writeBeleg>[2]> = {}) {
  const produktId = await insertProdukt(db);
  const rechnung = { ...testAnschrift, nachname };
  const posten = [{ produktId, menge: 1 }];
  const auftrag = await insertAuftrag(db, {
    posten,
    ereignisse: [storniert],
    rechnung: JSON.stringify(rechnung),
  });
  const fuer = { auftragId: auftrag.id, ereignisNr: 1 };
  const nummer = await writeBeleg(db, fuer, { now, empfaenger: rechnung, ...rest });
  return { auftrag, fuer, nummer };
}

const centsOf = (summen: BelegSatzSumme[] = []) =>
  summen.map(({ satzPromille, netto, steuer, brutto }) => [
    satzPromille,
    ...[netto, steuer, brutto].map(euroToCent),
  ]);

/** Net, tax and gross in cents by rate, added one by one. */
function addedUp(steuern: BelegSteuer[]) {
  const saetze = [...new Set(steuern.map(({ satzPromille }) => satzPromille))].sort((a, b) => b - a);
  return saetze.map((satz) => {
    const eigene = steuern.filter(({ satzPromille }) => satzPromille === satz);
    const brutto = eigene.reduce((sum, { bruttoCent }) => sum + bruttoCent, 0);
    const steuer = eigene.reduce((sum, { steuerCent }) => sum + steuerCent, 0);
    return [satz, brutto - steuer, steuer, brutto];
  });
}

describe.each(databases)('the list of documents on %s', (database) => {
  test('shows the documents of a month by German days, with what they are about and to whom', async () => {
    const { db, list } = await startShop(database);
    const { auftrag } = await belegVon(db, 'Beispiel', { now: '2026-11-30T22:30:00.000Z' });
    const { markttagId } = await insertMarktBeleg(db, { ort: 'Leipzig', now: '2026-11-30T23:30:00.000Z' });
    const november = await list({ monat: '2026-11' });
    const monate = [
      { monat: '2026-12', anzahl: 1 },
      { monat: '2026-11', anzahl: 1 },
    ];
    const summen = [{ satzPromille: 190, netto: 17.39, steuer: 3.31, brutto: 20.7 }];
    expect(november).toEqual({
      belege: [
        {
          ...{
            nummer: 'RE-2026-0001',
            art: 'rechnung',
            tag: '2026-11-30',
            brutto: 20.7,
            istGeloescht: false,
          },
          anlass: { art: 'bestellung', id: auftrag.id, text: auftrag.nummer },
          name: `${testAnschrift.vorname} Beispiel`,
        },
      ],
      ...{ anzahl: 1, hatMehr: false, summen, monate, hatAltbestand: false },
    });
    expect(await list({ monat: '2026-12' })).toEqual({
      belege: [
        {
          ...{
            nummer: 'RE-2026-0002',
            art: 'rechnung',
            tag: '2026-12-01',
            brutto: 20.7,
            istGeloescht: false,
          },
          anlass: { art: 'markttag', id: markttagId, text: 'Leipzig' },
        },
      ],
      ...{ anzahl: 1, hatMehr: false, summen, monate, hatAltbestand: false },
    });
    const leer = { belege: [], anzahl: 0, hatMehr: false, summen: [], monate, hatAltbestand: false };
    expect(await list({ monat: '2026-10' })).toEqual(leer);
  });

  test('comes by the page, each document once and the newest first, in a month and in a search', async () => {
    const { db, admin, list } = await startShop(database);
    const fuer = await insertBelegAuftrag(db);
    for (let i = 0; i < 5; i += 1) await writeBeleg(db, fuer, { now: '2025-11-24T09:00:00.000Z' });
    for (let i = 0; i < 200; i += 1) await writeBeleg(db, fuer, { now });
    const nummern = Array.from({ length: 200 }, (_, i) => `RE-2026-${String(200 - i).padStart(4, '0')}`);
    const read = async (query: BelegeQuery) => {
      const pages = [await list(query)];
      for (let page = pages[0]; page?.hatMehr; page = pages.at(-1))
        pages.push(await list({ ...query, nach: page.belege.at(-1)?.nummer }));
      return pages;
    };
    const monat = await read({ monat: '2026-11' });
    expect(monat.map(({ belege, anzahl }) => [belege.length, anzahl])).toEqual([
      [100, 200],
      [100, 200],
    ]);
    expect(monat.flatMap(({ belege }) => belege).map(({ nummer }) => nummer)).toEqual(nummern);
    expect(monat[1]?.summen).toEqual(monat[0]?.summen);
    const gesucht = await read({ suche: 're-20' });
    expect(gesucht.map(({ belege, anzahl, summen }) => [belege.length, anzahl, summen])).toEqual([
      [100, undefined, undefined],
      [100, undefined, undefined],
      [5, undefined, undefined],
    ]);
    expect(gesucht.flatMap(({ belege }) => belege).map(({ nummer }) => nummer)).toEqual([
      ...nummern,
      ...[5, 4, 3, 2, 1].map((lauf) => `RE-2025-000${lauf}`),
    ]);
    const reply = await admin.get('/belege?monat=2026-11&nach=RE-2026-9999');
    expect([reply.statusCode, reply.json().message]).toEqual([
      400,
      'Den Beleg, nach dem die Liste weitergehen soll, gibt es nicht.',
    ]);
  });

  test('finds documents by number, person and order, and by the place of a market, in all years', async () => {
    const { db, found } = await startShop(database);
    const alt = await belegVon(db, 'Müller', { now: '2025-03-01T09:00:00.000Z' });
    const neu = await belegVon(db, 'Größe-Quer');
    const korrektur = await writeBeleg(db, neu.fuer, { now, art: 'korrektur' });
    const markt = await insertMarktBeleg(db, { ort: 'Bad Dürkheim', now });
    const alle = [markt.nummer, korrektur, neu.nummer, alt.nummer];
    expect(alle).toEqual(['RE-2026-0003', 'RE-2026-0002', 'RE-2026-0001', 'RE-2025-0001']);
    for (const suche of ['mueller', 'MÜLLER', 'Herr Müller', alt.auftrag.nummer, '2025-0001', 'RE 2025'])
      expect([suche, await found(suche)]).toEqual([suche, [alt.nummer]]);
    for (const suche of [
      'groesse quer',
      neu.auftrag.nummer.toLowerCase(),
      neu.auftrag.nummer.replaceAll('-', ''),
    ])
      expect([suche, await found(suche)]).toEqual([suche, [korrektur, neu.nummer]]);
    for (const suche of ['dürkheim', 're-2026-0003', '0003', '2026–0003'])
      expect([suche, await found(suche)]).toEqual([suche, [markt.nummer]]);
    expect(await found('re-20')).toEqual(alle);
    for (const suche of ['%', '_', '\\', '!', 'RE_2026', "'", '"', '\u{1f9fc}', 'x'.repeat(100)])
      expect([suche, await found(suche)]).toEqual([suche, []]);
  });

  test('finds the same when it goes through the documents because many orders are meant', async () => {
    const { db } = await openMigratedDatabase(database);
    const nummern: string[] = [];
    for (const name of ['Müller', 'Quer', 'Müller', 'Quer', 'Quer', 'Müller', 'Quer'])
      nummern.push((await belegVon(db, name)).nummer);
    const idOf = new Map(
      (await db.selectFrom('beleg').select(['id', 'nummer']).execute()).map((one) => [one.id, one.nummer]),
    );
    const found = async (limit: number, nach: number) => {
      const suche = 'müller';
      const gesucht = { suche, auftraege: gesuchteAuftraege(db, suche), markttage: [], limit };
      const ids = await searchBelege(
        db,
        { ...gesucht, nach: { jahr: 2026, lauf: nach } },
        { wenige: 2, proTurn: 2 },
      );
      return ids.map((id) => idOf.get(id));
    };
    expect(await found(9, 9)).toEqual([nummern[5], nummern[2], nummern[0]]);
    expect(await found(2, 9)).toEqual([nummern[5], nummern[2]]);
    expect(await found(9, 3)).toEqual([nummern[0]]);
  });

  test('finds a person whose name has the characters of a pattern', async () => {
    const { db, found } = await startShop(database);
    const { nummer } = await belegVon(db, '100%_Seife\\!');
    await belegVon(db, '100 Seife');
    for (const suche of ['100%', '%', '_', '\\', '!', '0%_s', 'seife\\'])
      expect([suche, await found(suche)]).toEqual([suche, [nummer]]);
  });

  test('refuses what is neither a month nor a search', async () => {
    const { admin } = await startShop(database);
    for (const query of [
      '',
      '?monat=2026-13',
      '?monat=11',
      '?monat=2026-11&suche=a',
      '?suche=',
      '?suche=%20',
    ])
      expect([query, (await admin.get(`/belege${query}`)).statusCode]).toEqual([query, 400]);
    for (const query of [`?suche=${'x'.repeat(101)}`, `?monat=2026-11&nach=${'x'.repeat(41)}`])
      expect([query, (await admin.get(`/belege${query}`)).statusCode]).toEqual([query, 400]);
  });

  test('keeps number and sums of documents whose person was deleted', async () => {
    const { db, list, found } = await startShop(database);
    const { auftrag, nummer } = await belegVon(db, 'Beispiel');
    const vorher = await list({ monat: '2026-11' });
    await anonymiseAuftraege(db, { now: new Date('2036-01-02T09:00:00.000Z') });
    const [{ name: _, ...zeile } = { name: '' }] = vorher.belege;
    expect(await list({ monat: '2026-11' })).toEqual({
      ...vorher,
      belege: [{ ...zeile, istGeloescht: true }],
    });
    expect(await found('Beispiel')).toEqual([]);
    expect(await found(auftrag.nummer)).toEqual([nummer]);
  });

  test('shows a document that was damaged, with what of it can be read', async () => {
    const { db, list } = await startShop(database);
    await belegVon(db, 'Beispiel');
    await withoutBelegGuards(db);
    await db.updateTable('belegInhalt').set({ inhalt: 'kaputt' }).execute();
    await db.updateTable('beleg').set({ steuern: '{' }).execute();
    const { belege, summen } = await list({ monat: '2026-11' });
    expect(belege).toMatchObject([
      { nummer: 'RE-2026-0001', brutto: 20.7, istGeloescht: false, istUnlesbar: true },
    ]);
    expect(belege[0]).not.toHaveProperty('name');
    expect(summen).toEqual([]);
  });

  test('adds up to the documents in it, rate by rate and to the cent', async () => {
    const { db } = await openMigratedDatabase(database);
    const fuer = [await insertBelegAuftrag(db), await insertBelegAuftrag(db)];
    const beleg = fc.record({
      zeilen: belegZeilen,
      art: fc.constantFrom('rechnung' as const, 'korrektur' as const),
      wo: fc.nat(1),
      stunden: fc.nat(12 * 24),
    });
    const steuern: { monat: string; steuern: BelegSteuer[] }[] = [];
    let am = Date.parse('2026-10-30T12:00:00.000Z');
    await fc.assert(
      fc.asyncProperty(fc.array(beleg, { minLength: 5, maxLength: 20 }), async (belege) => {
        for (const { zeilen, art, wo, stunden } of belege) {
          am += stunden * 3_600_000;
          const auftrag = fuer[wo] ?? (await insertBelegAuftrag(db));
          const nummer = await writeBeleg(db, auftrag, { now: new Date(am).toISOString(), art, ...zeilen });
          const { tag } = await db
            .selectFrom('beleg')
            .select('tag')
            .where('nummer', '=', nummer)
            .executeTakeFirstOrThrow();
          steuern.push({ monat: tag.slice(0, 7), steuern: belegSteuernOf(zeilen) });
        }
        const { monate } = await listBelege(db, { monat: '2026-10' });
        const je = Map.groupBy(steuern, ({ monat }) => monat);
        expect(monate.toReversed()).toEqual([...je].map(([monat, alle]) => ({ monat, anzahl: alle.length })));
        const summen: BelegSatzSumme[] = [];
        for (const { monat } of monate) {
          const page = await listBelege(db, { monat });
          const alle = (je.get(monat) ?? []).flatMap((one) => one.steuern);
          expect(centsOf(page.summen)).toEqual(addedUp(alle));
          summen.push(...(page.summen ?? []));
        }
        const zusammen = centsOf(summen).reduce((sum, [, , , brutto = 0]) => sum + brutto, 0);
        const rows = await db.selectFrom('beleg').select('bruttoCent').execute();
        expect(zusammen).toBe(rows.reduce((sum, { bruttoCent }) => sum + bruttoCent, 0));
      }),
      { numRuns: 4, endOnFailure: true },
    );
  });

  test('takes as many statements for many documents as for few', async () => {
    const { db, place } = await openMigratedDatabase(database);
    const recorded = recordStatements(place);
    const count = async (query: BelegeQuery) => {
      recorded.statements.length = 0;
      await listBelege(recorded.db, query);
      return recorded.statements.length;
    };
    const add = async () => {
      await belegVon(db, 'Beispiel');
      await insertMarktBeleg(db, { ort: 'Leipzig', now });
    };
    await add();
    const queries: BelegeQuery[] = [{ monat: '2026-11' }, { suche: 'RE-2026' }];
    const few = [await count(queries[0] ?? {}), await count(queries[1] ?? {})];
    for (let i = 0; i < 5; i += 1) await add();
    expect([await count(queries[0] ?? {}), await count(queries[1] ?? {})]).toEqual(few);
  });
});
