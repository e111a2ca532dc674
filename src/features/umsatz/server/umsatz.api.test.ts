import { describe, expect, test } from 'vitest';
import type { Ereignis } from '#features/auftrag/ereignisse/ereignis.ts';
import { insertAuftrag } from '#test/auftrag/auftraege.ts';
import { databases } from '#test/database/databases.ts';
import { recordStatements } from '#test/database/statements.ts';
import { insertProdukt } from '#test/factories.ts';
import { startTestApp } from '#test/test-app.ts';
import { umsatzCalls } from '../calls.ts';
import { readUmsatz } from './read-umsatz.ts';

const at = '2026-11-24T10:00:00.000Z';

describe.each(databases)('GET /bestellungen/umsatz on %s', (database) => {
  test('adds up the goods of the month by the workshop’s days, without postage and what was cancelled', async () => {
    const { db, as } = await startTestApp(database);
    const a = await insertProdukt(db, { name: 'Lavendeltraum' });
    const b = await insertProdukt(db, { name: 'Zimtstern' });
    const insert = (menge: number, day: string, rest: object = {}) =>
      insertAuftrag(db, {
        posten: [
          { produktId: a, menge },
          { produktId: b, menge: 1 },
        ],
        at: new Date(day),
        ...rest,
      });
    // In Leipzig it is November already, and still November.
    await insert(1, '2026-10-31T23:30:00.000Z');
    await insert(2, '2026-11-30T22:30:00.000Z');
    await insert(5, '2026-10-31T22:30:00.000Z');
    await insert(5, '2026-11-30T23:30:00.000Z');
    await insert(9, at, { ereignisse: [{ typ: 'storniert', angaben: { grund: 'kunde' }, at }] });
    const teile = [
      { nr: 1, menge: 2 },
      { nr: 2, menge: 1 },
    ];
    await insert(3, '2026-11-24T09:00:00.000Z', {
      ereignisse: [{ typ: 'teilStorniert', angaben: { teile, betragCent: 2580, text: '' }, at }],
    });
    const { data } = await as('admin').send(umsatzCalls.read, { query: { monat: '2026-11' } });
    expect(data).toEqual({
      umsatz: 47.4,
      umsatzNetto: 39.83,
      tage: [
        { tag: '2026-11-01', umsatz: 15.8, umsatzNetto: 13.28 },
        { tag: '2026-11-24', umsatz: 7.9, umsatzNetto: 6.64 },
        { tag: '2026-11-30', umsatz: 23.7, umsatzNetto: 19.92 },
      ],
      produkte: [
        { produktId: a, name: 'Lavendeltraum', stueck: 4 },
        { produktId: b, name: 'Zimtstern', stueck: 2 },
      ],
    });
  });

  test('adds up what the payment provider takes, also of what was cancelled, and not what was no payment', async () => {
    const { db, as } = await startTestApp(database);
    const produktId = await insertProdukt(db);
    const zahlung = (gebuehrCent?: number) => {
      const online = { versuch: `v${gebuehrCent}`, modus: 'live', gebuehrCent } as const;
      return { typ: 'zahlung', angaben: { betragCent: 790, tag: '2026-11-24', online }, at } as const;
    };
    const insert = (...ereignisse: Ereignis[]) =>
      insertAuftrag(db, { posten: [{ produktId, menge: 1 }], ereignisse });
    await insert(zahlung(40));
    await insert(zahlung(2), zahlung(5));
    await insert(zahlung());
    await insert(zahlung(300), { typ: 'storniert', angaben: { grund: 'kunde' }, at });
    await insert(zahlung(7000), { typ: 'zurueckgenommen', angaben: { nr: 2 }, at });
    const { data } = await as('admin').send(umsatzCalls.read, { query: { monat: '2026-11' } });
    expect(data).toMatchObject({ umsatz: 31.6, gebuehren: 3.47 });
  });

  test('counts every order once, however many there are and when they were made', async () => {
    const { db } = await startTestApp(database);
    const produktId = await insertProdukt(db, { preis: 5 });
    // Parts of any size end in the midst of those that were made in the same moment.
    for (let nr = 0; nr < 300; nr += 1)
      await insertAuftrag(db, {
        posten: [{ produktId, menge: 1 }],
        at: new Date(Date.UTC(2026, 10, 1 + (nr % 2), 10)),
      });
    expect(await readUmsatz(db, '2026-11')).toMatchObject({
      umsatz: 1500,
      tage: [{ umsatz: 750 }, { umsatz: 750 }],
      produkte: [{ produktId, stueck: 300 }],
    });
  });

  test('is without tax under § 19, and empty for a month without orders', async () => {
    const { db, as } = await startTestApp(database);
    const produktId = await insertProdukt(db);
    await insertAuftrag(db, { posten: [{ produktId, menge: 1 }], steuermodus: 'kleinunternehmer' });
    const admin = as('admin');
    const { data } = await admin.send(umsatzCalls.read, { query: { monat: '2026-11' } });
    expect(data).toMatchObject({ umsatz: 7.9, umsatzNetto: 7.9 });
    const leer = await admin.send(umsatzCalls.read, { query: { monat: '2026-12' } });
    expect(leer.data).toEqual({ umsatz: 0, umsatzNetto: 0, tage: [], produkte: [] });
  });

  test.each(['', '2026', '2026-13', '2026-1', '1999-12', "2026-11' or 1=1"])(
    'refuses %j as a month',
    async (monat) => {
      const { as } = await startTestApp(database);
      const reply = await as('admin').get(`/bestellungen/umsatz?monat=${encodeURIComponent(monat)}`);
      expect(reply.statusCode).toBe(400);
      expect(reply.json().message).toContain('Monat');
    },
  );
});

test('asks at most three questions, however many orders there are', async () => {
  const { db, place } = await startTestApp('SQLite');
  const produktId = await insertProdukt(db);
  const online = { versuch: 'v', modus: 'live', gebuehrCent: 40 } as const;
  const bezahlt = { typ: 'zahlung', angaben: { betragCent: 790, tag: '2026-11-24', online }, at } as const;
  const storniert = { typ: 'storniert', angaben: { grund: 'kunde' }, at } as const;
  for (let nr = 0; nr < 5; nr += 1)
    await insertAuftrag(db, {
      posten: [{ produktId, menge: 1 }],
      ereignisse: nr % 2 ? [storniert] : [bezahlt],
    });
  const recorded = recordStatements(place);
  await readUmsatz(recorded.db, '2026-11');
  expect(recorded.statements).toHaveLength(3);
});
