import { describe, expect, test } from 'vitest';
import { setBestand } from '#features/bestand/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { insertAuftrag } from '#test/auftrag/auftraege.ts';
import { reserve } from '#test/auftrag/reservierungen.ts';
import { databases } from '#test/database/databases.ts';
import { recordStatements } from '#test/database/statements.ts';
import { changeEinstellung } from '#test/einstellung/einstellung.ts';
import { insertProdukt } from '#test/factories.ts';
import { startTestApp } from '#test/test-app.ts';
import { openLager } from '#test/ware/lager.ts';
import { fertigungCalls } from '../calls.ts';
import { listZuFertigen } from './list-zu-fertigen.ts';

const bezahlt = (betragCent: number, tag = '2026-11-24') =>
  ({ typ: 'zahlung', angaben: { betragCent, tag }, at: `${tag}T10:00:00.000Z` }) as const;

const setMenge = (db: Db, artikelId: string, menge: number) =>
  db.transaction().execute((db) => setBestand(db, { artikelId, menge, grund: 'Test' }));

describe.each(databases)('what has to be made on %s', (database) => {
  test('names the pieces that the shelf does not hold, who waits for them, and the last day', async () => {
    const { db, as } = await startTestApp(database);
    const produktId = await insertProdukt(db, { name: 'Lavendeltraum' });
    const anderes = await insertProdukt(db, { name: 'Zimtstern' });
    await changeEinstellung(db, 'versand', { packtage: 1, geschlossen: [] });
    await setMenge(db, produktId, 3);
    const posten = [{ produktId, menge: 2 }];
    await insertAuftrag(db, { posten, ereignisse: [bezahlt(2070)] });
    const zweite = await insertAuftrag(db, {
      posten,
      ereignisse: [bezahlt(2070)],
      at: new Date('2026-11-23T10:00:00.000Z'),
    });
    const dritte = await insertAuftrag(db, {
      posten: [...posten, { produktId: anderes, menge: 1 }],
      at: new Date('2026-11-23T11:00:00.000Z'),
      terminVon: '2026-11-25',
      terminBis: '2026-11-26',
    });
    const { data } = await as('admin').send(fertigungCalls.zuFertigen);
    expect(data).toEqual([
      {
        produktId: anderes,
        name: 'Zimtstern',
        fehlend: 1,
        ohneGeld: 1,
        weitere: 0,
        bis: '2026-11-23',
        bestellungen: [
          { auftragId: dritte.id, nummer: dritte.nummer, fehlend: 1, bis: '2026-11-23', aufgabe: 'geld' },
        ],
      },
      {
        produktId,
        name: 'Lavendeltraum',
        fehlend: 3,
        ohneGeld: 2,
        weitere: 0,
        // Promised from Friday, sent on Thursday, a day for packing before.
        bis: '2026-11-25',
        bestellungen: [
          { auftragId: zweite.id, nummer: zweite.nummer, fehlend: 1, bis: '2026-11-25', aufgabe: 'packen' },
          { auftragId: dritte.id, nummer: dritte.nummer, fehlend: 2, bis: '2026-11-23', aufgabe: 'geld' },
        ],
      },
    ]);
  });

  test('is empty while the shelf holds everything, and names a market without day and order', async () => {
    const { db, as } = await startTestApp(database);
    const produktId = await insertProdukt(db, { name: 'Lavendeltraum' });
    await setMenge(db, produktId, 3);
    await insertAuftrag(db, { posten: [{ produktId, menge: 3 }] });
    const admin = as('admin');
    expect((await admin.send(fertigungCalls.zuFertigen)).data).toEqual([]);
    await reserve(db, { [produktId]: 2 }, { nummer: 'Markt Leipzig', at: new Date('2026-12-01') });
    expect((await admin.send(fertigungCalls.zuFertigen)).data).toEqual([
      {
        produktId,
        name: 'Lavendeltraum',
        fehlend: 2,
        ohneGeld: 0,
        weitere: 0,
        bestellungen: [{ nummer: 'Markt Leipzig', fehlend: 2 }],
      },
    ]);
  });

  test('money that is entered later moves the last day', async () => {
    const { db, as } = await startTestApp(database);
    const produktId = await insertProdukt(db);
    await changeEinstellung(db, 'versand', { packtage: 0, geschlossen: [] });
    await insertAuftrag(db, {
      posten: [{ produktId, menge: 1 }],
      ereignisse: [bezahlt(1280, '2026-11-26')],
    });
    const { data } = await as('admin').send(fertigungCalls.zuFertigen);
    expect(data[0]?.bis).toBe('2026-11-30');
  });

  test('a rest that was promised with a part is made for its own day', async () => {
    const { db, as } = await startTestApp(database);
    const produktId = await insertProdukt(db);
    await changeEinstellung(db, 'versand', { packtage: 0, geschlossen: [] });
    const rest = { von: '2026-12-10', bis: '2026-12-12' };
    const angaben = { dienst: 'DHL', nummer: '', teile: [{ nr: 1, menge: 1 }], rest };
    const versendet = { typ: 'versendet', angaben, at: '2026-11-26T10:00:00.000Z' } as const;
    const { id } = await insertAuftrag(db, {
      posten: [{ produktId, menge: 3 }],
      ereignisse: [bezahlt(2860), versendet],
    });
    const admin = as('admin');
    expect((await admin.send(fertigungCalls.zuFertigen)).data).toMatchObject([
      { fehlend: 2, bis: '2026-12-09', bestellungen: [{ auftragId: id, fehlend: 2 }] },
    ]);
  });

  test('names twenty orders of a soap and counts the others, of which all pieces are to be made', async () => {
    const { db, as } = await startTestApp(database);
    const produktId = await insertProdukt(db);
    const eine = { posten: [{ produktId, menge: 2 }], ereignisse: [bezahlt(2070)] };
    for (let nr = 0; nr < 23; nr += 1)
      await insertAuftrag(db, { ...eine, at: new Date(Date.UTC(2026, 10, 23, 9, nr)) });
    const [seife] = (await as('admin').send(fertigungCalls.zuFertigen)).data;
    expect([seife?.fehlend, seife?.bestellungen.length, seife?.weitere]).toEqual([46, 20, 3]);
  });

  test('a production names the orders that can be packed now, and no other', async () => {
    const { db, as } = await startTestApp(database);
    const { admin, ids } = await openLager(db, as('admin'));
    const fehlt = await insertProdukt(db, { name: 'Zimtstern' });
    const posten = [{ produktId: ids.produkt, menge: 2 }];
    const at = (hour: number) => new Date(Date.UTC(2026, 10, 23, hour));
    const ganz = await insertAuftrag(db, { posten, ereignisse: [bezahlt(2070)], at: at(9) });
    await insertAuftrag(db, { posten, at: at(10) });
    await insertAuftrag(db, {
      posten: [...posten, { produktId: fehlt, menge: 1 }],
      ereignisse: [bezahlt(2860)],
      at: at(11),
    });
    const eine = await admin.post('/lager/produktion', { produktId: ids.produkt, anzahl: 1 });
    expect(eine.json().data).not.toHaveProperty('packbar');
    const { data } = (await admin.post('/lager/produktion', { produktId: ids.produkt, anzahl: 5 })).json();
    expect(data.packbar).toEqual({ nummern: [ganz.nummer], weitere: 0 });
    expect((await admin.send(fertigungCalls.zuFertigen)).data.map(({ name }) => name)).toEqual(['Zimtstern']);
    const noch = await admin.post('/lager/produktion', { produktId: ids.produkt, anzahl: 1 });
    expect(noch.json().data).not.toHaveProperty('packbar');
  });
});

test('asks the same number of questions for one soap and for twelve', async () => {
  const { db, place } = await startTestApp('SQLite');
  const recorded = recordStatements(place);
  const count = async () => {
    recorded.statements.length = 0;
    await listZuFertigen(recorded.db);
    return recorded.statements.length;
  };
  const produkte = [await insertProdukt(db)];
  await insertAuftrag(db, { posten: [{ produktId: produkte[0] ?? '', menge: 1 }] });
  const one = await count();
  for (let nr = 0; nr < 11; nr += 1) {
    const produktId = await insertProdukt(db, { name: `Seife ${nr}` });
    await insertAuftrag(db, { posten: [{ produktId, menge: 1 }] });
  }
  expect(await count()).toBe(one);
  expect(one).toBeLessThanOrEqual(6);
});
