import { describe, expect, test } from 'vitest';
import { gehalten, insertAuftrag, testAnschrift } from '#test/auftrag/auftraege.ts';
import { done } from '#test/auftrag/auftrag-aktion.ts';
import { databases } from '#test/database/databases.ts';
import { recordStatements } from '#test/database/statements.ts';
import { insertProdukt } from '#test/factories.ts';
import { startTestApp } from '#test/test-app.ts';
import { changeVorrat, insertWare } from '#test/ware/ware.ts';
import { auftragCalls } from '../../calls.ts';
import type { AuftraegeQuery, AuftragZeile } from '../../contract.ts';
import type { Ereignis } from '../../ereignisse/ereignis.ts';
import { verifyAuftraege } from '../verify/verify-auftraege.ts';
import { listAuftraege } from './list-auftraege.ts';

const now = new Date('2026-11-24T09:00:00.000Z');
const at = now.toISOString();
const geld = (betragCent: number): Ereignis => ({
  typ: 'zahlung',
  angaben: { betragCent, tag: '2026-11-24' },
  at,
});
const schritt = (typ: 'gepackt' | 'abholbereit'): Ereignis => ({ typ, angaben: {}, at });
const storno: Ereignis = { typ: 'storniert', angaben: { grund: 'laden' }, at };

describe.each(databases)('the orders in the back office on %s', (database) => {
  test('are listed newest first without a task, in pages of 50 without a gap, to employees too', async () => {
    const { db, as } = await startTestApp(database, { now: () => now });
    const produktId = await insertProdukt(db, { preis: 5 });
    const nummern: string[] = [];
    for (let i = 0; i < 53; i += 1) {
      // Two orders in each second: the same moment needs an order of its own.
      const at = new Date(now.getTime() - Math.floor(i / 2) * 1000);
      const { nummer } = await insertAuftrag(db, { posten: [{ produktId, menge: 2 }], at });
      nummern.push(nummer);
    }
    const employee = as('employee');
    const first = (await employee.send(auftragCalls.list)).data;
    expect(first.auftraege).toHaveLength(50);
    expect(first.auftraege[0]).toMatchObject({ name: 'Erika Beispiel', stueck: 2, gesamt: 14.9, bezahlt: 0 });
    const second = (await employee.send(auftragCalls.list, { query: { nach: first.weiter } })).data;
    expect(second.auftraege).toHaveLength(3);
    expect(second).not.toHaveProperty('weiter');
    const all: AuftragZeile[] = [...first.auftraege, ...second.auftraege];
    expect(new Set(all.map(({ nummer }) => nummer))).toEqual(new Set(nummern));
    expect(all.map(({ bestelltAt }) => bestelltAt)).toEqual(
      all.map(({ bestelltAt }) => bestelltAt).toSorted((a, b) => (a < b ? 1 : -1)),
    );
    const other = await employee.send(auftragCalls.list, { query: { nach: 'gibtesnicht' } });
    expect(other.data.auftraege).toHaveLength(50);
    expect((await employee.get(`/bestellungen?nach=${'x'.repeat(201)}`)).statusCode).toBe(400);
    expect((await as('customer').get('/bestellungen')).statusCode).toBe(403);
  });

  test('are grouped by what is to be done, the earliest promised day first, and counted whatever is searched', async () => {
    const { db, as } = await startTestApp(database, { now: () => now });
    const posten = [{ produktId: await insertWare(db, { menge: 99, preis: 5, name: 'Rose' }), menge: 1 }];
    const bezahlt = [geld(990)];
    const abholung = { versandart: 'abholung', zahlart: 'abholung', faelligAt: null } as const;
    const orders = {
      spaeter: await insertAuftrag(db, { posten, ereignisse: bezahlt, terminBis: '2026-12-04' }),
      frueher: await insertAuftrag(db, { posten, ereignisse: bezahlt, terminBis: '2026-12-01' }),
      geld: await insertAuftrag(db, { posten }),
      bereit: await insertAuftrag(db, { posten, ...abholung, ereignisse: [schritt('abholbereit')] }),
      zurueck: await insertAuftrag(db, { posten, ereignisse: [...bezahlt, storno] }),
      erledigt: await insertAuftrag(db, { posten, ereignisse: [storno] }),
    };
    const { send } = as('employee');
    const listed = async (query: AuftraegeQuery) =>
      (await send(auftragCalls.list, { query })).data.auftraege.map(({ nummer }) => nummer);
    const { spaeter, frueher, geld: offen, bereit, zurueck, erledigt } = orders;
    expect(await listed({ aufgabe: 'packen' })).toEqual([frueher.nummer, spaeter.nummer]);
    expect(await listed({ aufgabe: 'geld' })).toEqual([offen.nummer]);
    expect(await listed({ aufgabe: 'abholbereit' })).toEqual([bereit.nummer]);
    expect(await listed({ aufgabe: 'problem' })).toEqual([zurueck.nummer]);
    expect(await listed({ aufgabe: 'erledigt' })).toEqual([erledigt.nummer]);
    const { anzahl } = (await send(auftragCalls.list, { query: { suche: 'gibt es nicht' } })).data;
    expect(anzahl).toEqual({ packen: 2, geld: 1, abholbereit: 1, problem: 1, erledigt: 1 });
    expect((await as('admin').get('/bestellungen?aufgabe=faulenzen')).statusCode).toBe(400);
  });

  test('with a task are paged without a gap by day, also many of one day', async () => {
    const { db, as } = await startTestApp(database, { now: () => now });
    const posten = [{ produktId: await insertProdukt(db), menge: 1 }];
    for (let i = 0; i < 105; i += 1)
      await insertAuftrag(db, { posten, terminBis: i % 2 === 0 ? '2026-12-01' : '2026-12-02' });
    const { send } = as('employee');
    const seen: AuftragZeile[] = [];
    let nach: string | undefined;
    do {
      const { data } = await send(auftragCalls.list, { query: { aufgabe: 'geld', nach } });
      seen.push(...data.auftraege);
      nach = data.weiter;
    } while (nach);
    expect(new Set(seen.map(({ _id }) => _id)).size).toBe(105);
    const tage = seen.map(({ termin }) => termin.bis);
    expect(tage).toEqual(tage.toSorted());
  });

  test('are found by number, names, towns, address and soap, by each word, and a typed % or _ is only itself', async () => {
    const { db, as } = await startTestApp(database, { now: () => now });
    const rose = [{ produktId: await insertProdukt(db, { name: 'Rosenblüte 50%' }), menge: 1 }];
    const minze = [{ produktId: await insertProdukt(db, { name: 'Minze' }), menge: 1 }];
    const jörg = { ...testAnschrift, vorname: 'Jörg', nachname: 'Weiß', firma: 'Müller & Söhne' };
    const andere = { ...testAnschrift, stadt: 'Köln' };
    const a = await insertAuftrag(db, { posten: rose, rechnung: JSON.stringify(jörg) });
    const b = await insertAuftrag(db, {
      ...{ posten: minze, email: 'kleine_maus@kundschaft.example', lieferung: JSON.stringify(andere) },
    });
    const { send } = as('employee');
    const found = async (suche: string) =>
      (await send(auftragCalls.list, { query: { suche } })).data.auftraege.map(({ _id }) => _id).toSorted();
    const [both, none] = [[a.id, b.id].toSorted(), [] as string[]];
    for (const [suche, ids] of [
      [a.nummer, [a.id]],
      [a.nummer.slice(5).toLowerCase(), [a.id]],
      [a.nummer.replaceAll('-', '').toLowerCase(), [a.id]],
      [`Bestellung ${a.nummer.replaceAll('-', '–')}.`, [a.id]],
      ['JÖRG', [a.id]],
      ['weiss', [a.id]],
      ['söhne müller', [a.id]],
      ['rosenblüte', [a.id]],
      ['köln', [b.id]],
      ['leipzig', both],
      ['leipzig minze', [b.id]],
      ['minze rosenblüte', none],
      ['%', [a.id]],
      ['50%', [a.id]],
      ['kleine_maus', [b.id]],
      ['kleine%maus', none],
      ['_', [b.id]],
      ['!', none],
      ['   ', both],
    ] as const)
      expect([suche, await found(suche)]).toEqual([suche, ids]);
    expect((await as('admin').get(`/bestellungen?suche=${'x'.repeat(101)}`)).statusCode).toBe(400);
  });

  test('are sorted and shown by the day that is promised now, with the pieces that are left', async () => {
    const { db, as } = await startTestApp(database, { now: () => now });
    const produktId = await insertWare(db, { menge: 20, preis: 5 });
    const posten = [{ produktId, menge: 3 }];
    const { send } = as('employee');
    const insert = (terminBis: string, rest: object = {}) =>
      insertAuftrag(db, { posten, ...rest, terminVon: terminBis, terminBis });
    const bald = await insert('2026-11-30', { at: new Date('2026-11-16T09:00:00.000Z') });
    const dann = await insert('2026-12-01', { ereignisse: [geld(1990)] });
    const zeilen = async () =>
      (await send(auftragCalls.list, { query: { aufgabe: 'packen' } })).data.auftraege.map((one) => {
        return [one._id, one.termin.bis, one.stueck, one.posten[0]?.menge];
      });
    const zahlung = { gesehen: 1, betrag: '19,90', tag: '2026-11-24' };
    await send(auftragCalls.zahlung, { params: { id: bald.id }, body: zahlung });
    // Expected on the 17th, entered on the 24th: five working days later.
    expect(await zeilen()).toEqual([
      [dann.id, '2026-12-01', 3, 3],
      [bald.id, '2026-12-07', 3, 3],
    ]);
    const teile = [{ nr: 1, menge: 1 }];
    await send(auftragCalls.teilStornieren, {
      params: { id: dann.id },
      body: { gesehen: 2, teile, text: '' },
    });
    const rest = { von: '2026-12-09', bis: '2026-12-11' };
    const body = { gesehen: 2, dienst: 'DHL', nummer: '', teile, rest } as const;
    const { data } = await send(auftragCalls.versendet, { params: { id: bald.id }, body });
    expect([data.termin, data.stueck]).toEqual([rest, 2]);
    const alle = (await send(auftragCalls.list)).data.auftraege;
    expect(alle.map(({ _id, stueck }) => [_id, stueck])).toEqual([
      [dann.id, 2],
      [bald.id, 2],
    ]);
    expect(await zeilen()).toEqual([
      [dann.id, '2026-12-01', 2, 2],
      [bald.id, '2026-12-11', 2, 2],
    ]);
    expect(await verifyAuftraege(db)).toEqual([]);
  });

  test('say which has to wait for pieces that are yet to be made: the older one gets those on the shelf', async () => {
    const { db, as } = await startTestApp(database, { now: () => now });
    const produktId = await insertWare(db, { menge: 3 });
    const posten = [{ produktId, menge: 2 }];
    const alt = await insertAuftrag(db, { posten, ereignisse: [geld(9999)], at: new Date('2026-11-20') });
    const neu = await insertAuftrag(db, { posten, ereignisse: [geld(9999)], at: new Date('2026-11-21') });
    const zuFertigen = async () =>
      (await as('employee').send(auftragCalls.list)).data.auftraege
        .filter(({ isZuFertigen }) => isZuFertigen)
        .map(({ _id }) => _id);
    expect(await zuFertigen()).toEqual([neu.id]);
    await changeVorrat(db, produktId, 4);
    expect(await zuFertigen()).toEqual([]);
    await changeVorrat(db, produktId, 1);
    expect((await zuFertigen()).toSorted()).toEqual([alt.id, neu.id].toSorted());
  });

  test('a payment is recorded once: the order is paid and nothing is due any more', async () => {
    const { db, as } = await startTestApp(database, { now: () => now });
    const produktId = await insertProdukt(db, { preis: 5 });
    const { id, nummer } = await insertAuftrag(db, { posten: [{ produktId, menge: 2 }] });
    const employee = as('employee');
    await employee.token();
    const body = { gesehen: 1, betrag: 14.9, tag: '2026-11-24' };
    const replies = await Promise.all(
      [1, 2, 3].map(() => employee.post(`/bestellungen/${id}/zahlung`, body)),
    );

    const good = replies.filter(({ statusCode }) => statusCode === 200);
    expect(good).toHaveLength(1);
    expect(good[0]?.json()).toMatchObject({
      message: `${nummer}: Zahlung von 14,90\u00a0€ eingegangen.`,
      data: { _id: id, stand: 'bezahlt', bezahlt: 14.9 },
    });
    for (const reply of replies.filter((one) => one !== good[0]))
      expect([reply.statusCode, reply.json().message]).toEqual([
        409,
        expect.stringMatching(/hat sich inzwischen geändert: Zahlung eingegangen: 14,90.€ am 24.11.2026 \(/),
      ]);
    const { id: vonId } = await employee.account();
    const event = await db
      .selectFrom('auftragEreignis')
      .select(['nr', 'angaben', 'vonId'])
      .where('typ', '=', 'zahlung')
      .executeTakeFirstOrThrow();
    expect({ ...event, angaben: JSON.parse(event.angaben) }).toEqual({
      nr: 2,
      angaben: { betragCent: 1490, tag: '2026-11-24' },
      vonId,
    });
    const row = await db.selectFrom('auftrag').select('faelligAt').executeTakeFirstOrThrow();
    expect(row.faelligAt).toBeNull();
    expect(await gehalten(db, produktId)).toEqual({ bestand: 2, zeilen: 2 });
  });

  test('a payment on pick-up is never called cash; one for a cancelled order has to be returned', async () => {
    const { db, as } = await startTestApp(database, { now: () => now });
    const posten = [{ produktId: await insertWare(db, { menge: 1, preis: 5 }), menge: 1 }];
    const abholung = { versandart: 'abholung', zahlart: 'abholung' } as const;
    const { id, nummer } = await insertAuftrag(db, { posten, ...abholung });
    const admin = as('admin');
    const body = { gesehen: 1, betrag: '9,90', tag: '2026-11-24' };
    const reply = await admin.post(`/bestellungen/${id}/zahlung`, body);
    expect(reply.json().message).toBe(`${nummer}: Zahlung von 9,90\u00a0€ eingegangen.`);

    const storniert = await insertAuftrag(db, { posten, ereignisse: [storno] });
    const danach = await done(admin, storniert, ['zahlung', { ...body, gesehen: 2 }]);
    expect(danach).toMatchObject({
      stand: 'storniert',
      aufgabe: 'problem',
      zurueck: 9.9,
      aktionen: ['zahlung', 'erstattung', 'nachricht', 'notiz'],
    });
    expect((await admin.post('/bestellungen/gibtesnicht/zahlung', body)).statusCode).toBe(404);
    expect((await as('customer').post(`/bestellungen/${id}/zahlung`, body)).statusCode).toBe(403);
  });

  test('a payment of nothing, of a part of a cent, in the future or of an unknown day is refused by its field', async () => {
    const { db, as } = await startTestApp(database, { now: () => now });
    const { id } = await insertAuftrag(db, { posten: [{ produktId: await insertProdukt(db), menge: 1 }] });
    const admin = as('admin');
    for (const [falsch, fehler] of [
      [{ betrag: 0 }, 'betrag'],
      [{ betrag: -5 }, 'betrag'],
      [{ betrag: 1.005 }, 'betrag'],
      [{ betrag: 100_001 }, 'betrag'],
      [{ tag: '2026-11-25' }, 'tag'],
      [{ tag: '2026-02-30' }, 'tag'],
      [{ tag: 'gestern' }, 'tag'],
      [{ gesehen: undefined }, 'gesehen'],
    ] as const) {
      const body = { gesehen: 1, betrag: 5, tag: '2026-11-24', ...falsch };
      const reply = await admin.post(`/bestellungen/${id}/zahlung`, body);
      expect([reply.statusCode, reply.json().fehler?.join()]).toEqual([400, expect.stringContaining(fehler)]);
    }
    expect((await admin.send(auftragCalls.read, { params: { id } })).data.letzteNr).toBe(1);
  });
});

test('a page of orders takes as many statements as any other: five, and one more where pieces are missing', async () => {
  const { db, place } = await startTestApp('SQLite');
  const produktId = await insertWare(db, { menge: 60 });
  const posten = [{ produktId, menge: 1 }];
  const recorded = recordStatements(place);
  const selects = async (orders: number) => {
    recorded.statements.length = 0;
    expect((await listAuftraege(recorded.db)).auftraege).toHaveLength(orders);
    return recorded.statements.filter((sql) => sql.startsWith('select')).length;
  };
  await insertAuftrag(db, { posten });
  expect(await selects(1)).toBe(5);
  for (let i = 0; i < 49; i += 1) await insertAuftrag(db, { posten });
  expect(await selects(50)).toBe(5);
  await changeVorrat(db, produktId, 3);
  expect(await selects(50)).toBe(6);
});
