import { describe, expect, test } from 'vitest';
import { gehalten, insertAuftrag } from '#test/auftraege.ts';
import { databases } from '#test/databases.ts';
import { insertProdukt } from '#test/factories.ts';
import { recordStatements } from '#test/statements.ts';
import { startTestApp } from '#test/test-app.ts';
import { insertWare } from '#test/ware.ts';
import type { AuftragZeile } from '../bestellung-contract.ts';
import { listAuftraege } from './list-auftraege.ts';

const now = new Date('2026-11-24T09:00:00.000Z');

describe.each(databases)('the orders in the back office on %s', (database) => {
  test('are listed newest first, in pages of 50 without a gap, to employees too', async () => {
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
    const first = (await employee.get('/bestellungen')).json().data;
    expect([first.auftraege.length, first.weitere]).toEqual([50, true]);
    expect(first.auftraege[0]).toMatchObject({ name: 'Erika Beispiel', stueck: 2, gesamt: 14.9, bezahlt: 0 });
    const last = first.auftraege.at(-1)._id;
    const second = (await employee.get(`/bestellungen?vor=${last}`)).json().data;
    expect([second.auftraege.length, second.weitere]).toEqual([3, false]);
    const all: AuftragZeile[] = [...first.auftraege, ...second.auftraege];
    expect(new Set(all.map(({ nummer }) => nummer))).toEqual(new Set(nummern));
    expect(all.map(({ bestelltAt }) => bestelltAt)).toEqual(
      all.map(({ bestelltAt }) => bestelltAt).toSorted((a, b) => (a < b ? 1 : -1)),
    );
    expect((await employee.get('/bestellungen?vor=gibtesnicht')).json().data.auftraege).toEqual([]);
    expect((await employee.get(`/bestellungen?vor=${'x'.repeat(65)}`)).statusCode).toBe(400);
    expect((await as('customer').get('/bestellungen')).statusCode).toBe(403);
  });

  test('a payment is recorded once: the order is paid and nothing is due any more', async () => {
    const { db, as } = await startTestApp(database, { now: () => now });
    const produktId = await insertProdukt(db, { preis: 5 });
    const { id, nummer } = await insertAuftrag(db, { posten: [{ produktId, menge: 2 }] });
    const employee = as('employee');
    await employee.token();
    const replies = await Promise.all([1, 2, 3].map(() => employee.post(`/bestellungen/${id}/zahlung`)));

    const good = replies.filter(({ statusCode }) => statusCode === 200);
    expect(good).toHaveLength(1);
    expect(good[0]?.json()).toMatchObject({
      message: `${nummer}: Zahlung von 14,90\u00a0€ eingegangen.`,
      data: { _id: id, stand: 'bezahlt', bezahlt: 14.9 },
    });
    for (const reply of replies.filter((one) => one !== good[0]))
      expect([reply.statusCode, reply.json().message]).toEqual([409, 'Diese Bestellung ist schon bezahlt.']);
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

  test('a payment on pick-up is never called cash; a cancelled or unknown order takes none', async () => {
    const { db, as } = await startTestApp(database, { now: () => now });
    const posten = [{ produktId: await insertWare(db, { menge: 1, preis: 5 }), menge: 1 }];
    const abholung = { versandart: 'abholung', zahlart: 'abholung' } as const;
    const { id, nummer } = await insertAuftrag(db, { posten, ...abholung });
    const admin = as('admin');
    const reply = await admin.post(`/bestellungen/${id}/zahlung`);
    expect(reply.json().message).toBe(`${nummer}: 9,90\u00a0€ bei Abholung bezahlt.`);

    const at = now.toISOString();
    const storniert = await insertAuftrag(db, {
      posten,
      ereignisse: [{ typ: 'storniert', angaben: { grund: 'frist' }, at }],
    });
    expect((await admin.post(`/bestellungen/${storniert.id}/zahlung`)).json()).toMatchObject({
      success: false,
      message: expect.stringMatching(/ist storniert/),
    });
    expect((await admin.post('/bestellungen/gibtesnicht/zahlung')).statusCode).toBe(404);
    expect((await as('customer').post(`/bestellungen/${id}/zahlung`)).statusCode).toBe(403);
  });
});

test('a page of orders takes two statements', async () => {
  const { db, place } = await startTestApp('SQLite');
  const posten = [{ produktId: await insertProdukt(db), menge: 1 }];
  for (let i = 0; i < 3; i += 1) await insertAuftrag(db, { posten });
  const recorded = recordStatements(place);
  expect((await listAuftraege(recorded.db)).auftraege).toHaveLength(3);
  expect(recorded.statements.filter((sql) => sql.startsWith('select'))).toHaveLength(2);
});
