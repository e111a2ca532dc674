import { describe, expect, test } from 'vitest';
import { type DatabaseName, databases, openMigratedDatabase } from '#test/database/databases.ts';
import { buildTestApp, callApi } from '#test/test-app.ts';
import { fakeAnbieter } from '#test/zahlung/fake-anbieter.ts';
import type { ProbeWahl } from '../../online/probezahlung-contract.ts';
import { AnbieterError, type NeueZahlung } from './anbieter.ts';
import { openProbe } from './probe.ts';

const now = new Date('2026-11-24T09:00:00.000Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

const zahlung: NeueZahlung = {
  id: 'versuch-1',
  nummer: 'B-26-0001',
  betragCent: 2390,
  laeuftBis: later(3600),
  email: 'erika@kundschaft.example',
  ladenName: 'Seifenhof',
  ohne: [],
  erfolg: 'http://localhost:4000/bestellung/abc/zahlung?zurueck=bezahlt',
  abbruch: 'http://localhost:4000/bestellung/abc/zahlung?zurueck=abbruch',
};
const erfolg = '/bestellung/abc/zahlung?zurueck=bezahlt';
const abbruch = '/bestellung/abc/zahlung?zurueck=abbruch';

/** A shop that is paid at the example workshop's provider, with a clock and what the provider's page calls. */
async function start(database: DatabaseName) {
  let at = now;
  const { db } = await openMigratedDatabase(database);
  const probe = openProbe(db, { now: () => at });
  const app = await buildTestApp(db, { now: () => at, anbieter: probe });
  await probe.beginne(zahlung);
  const path = `/probezahlung/${zahlung.id}`;
  const read = () => callApi(app, { method: 'GET', path });
  const choose = async (wahl: ProbeWahl) => {
    const reply = await callApi(app, { method: 'POST', path, payload: { wahl } });
    return { status: reply.statusCode, ...reply.json() };
  };
  const wait = (seconds: number) => {
    at = later(seconds);
  };
  return { db, probe, read, choose, wait, lies: () => probe.lies(zahlung.id) };
}

const done = { status: 409, message: expect.stringContaining('schon abgeschlossen') };

describe.each(databases)('the provider of the example workshop on %s', (database) => {
  test('begins a payment on a page of the shop, once; the same id with another amount is refused', async () => {
    const { db, probe, choose } = await start(database);
    const begun = { anbieterId: 'versuch-1', adresse: '/probezahlung/versuch-1' };
    expect(await probe.beginne(zahlung)).toEqual(begun);
    expect(await choose('zahlen')).toMatchObject({ status: 200 });
    expect(await probe.beginne(zahlung)).toEqual(begun);
    await expect(probe.beginne({ ...zahlung, betragCent: 2391 })).rejects.toThrow(AnbieterError);
    expect(await db.selectFrom('probezahlung').select('betragCent').execute()).toEqual([
      { betragCent: 2390 },
    ]);
  });

  test('shows the payment, in no cache and without a trace', async () => {
    const { read } = await start(database);
    const reply = await read();
    expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(reply.json().data).toEqual({
      nummer: 'B-26-0001',
      betrag: 23.9,
      stand: 'offen',
      zurueck: abbruch,
    });
  });

  test('is paid at once, and cannot be paid, cancelled or ended then', async () => {
    const { probe, read, choose, lies } = await start(database);
    expect(await lies()).toEqual({ stand: 'offen', betragCent: 2390, waehrung: 'EUR' });
    expect(await choose('zahlen')).toMatchObject({ status: 200, data: { adresse: erfolg } });
    expect(await lies()).toEqual({ stand: 'bezahlt', betragCent: 2390, waehrung: 'EUR', weg: 'karte' });
    expect((await read()).json().data.stand).toBe('zu');
    for (const wahl of ['zahlen', 'spaeter', 'abbrechen', 'fehlschlagen'] as const)
      expect(await choose(wahl)).toMatchObject(done);
    expect(await probe.brichAb(zahlung.id)).toBe('schonBezahlt');
  });

  test('is paid later, a minute after the shopper is back, also when its time is over meanwhile', async () => {
    const { probe, choose, wait, lies } = await start(database);
    wait(3550);
    expect(await choose('spaeter')).toMatchObject({ status: 200, data: { adresse: erfolg } });
    wait(3609);
    expect(await lies()).toMatchObject({ stand: 'offen' });
    expect(await choose('zahlen')).toMatchObject(done);
    expect(await probe.brichAb(zahlung.id)).toBe('schonBezahlt');
    wait(3610);
    expect(await lies()).toMatchObject({ stand: 'bezahlt' });
  });

  test('is left or fails, and can be paid all the same', async () => {
    const { choose, lies } = await start(database);
    expect(await choose('fehlschlagen')).toMatchObject({ status: 200, data: {} });
    expect(await choose('abbrechen')).toMatchObject({ status: 200, data: { adresse: abbruch } });
    expect(await lies()).toMatchObject({ stand: 'offen' });
    expect(await choose('zahlen')).toMatchObject({ status: 200 });
    expect(await lies()).toMatchObject({ stand: 'bezahlt' });
  });

  test('is ended by the shop, and again, and cannot be paid any more', async () => {
    const { probe, choose, lies } = await start(database);
    expect(await probe.brichAb(zahlung.id)).toBe('abgebrochen');
    expect(await probe.brichAb(zahlung.id)).toBe('abgebrochen');
    expect(await choose('zahlen')).toMatchObject(done);
    expect(await lies()).toMatchObject({ stand: 'zu' });
  });

  test('ends by itself when its time is over', async () => {
    const { probe, read, choose, wait, lies } = await start(database);
    wait(3600);
    expect(await lies()).toMatchObject({ stand: 'zu' });
    expect((await read()).json().data.stand).toBe('zu');
    expect(await choose('zahlen')).toMatchObject(done);
    expect(await probe.brichAb(zahlung.id)).toBe('abgebrochen');
  });

  test('paid in two tabs and ended at the same time, it is paid once or not at all', async () => {
    const { probe, choose, lies } = await start(database);
    const [first, second, end] = await Promise.all([
      choose('zahlen'),
      choose('zahlen'),
      probe.brichAb(zahlung.id),
    ]);
    const paid = [first, second].filter(({ status }) => status === 200).length;
    expect(paid).toBe(end === 'schonBezahlt' ? 1 : 0);
    expect(await lies()).toMatchObject({ stand: paid === 1 ? 'bezahlt' : 'zu' });
  });

  test('knows no other payment, and a shop with another provider or none knows none at all', async () => {
    const { db, probe, read } = await start(database);
    await expect(probe.lies('fremd')).rejects.toThrow(AnbieterError);
    await expect(probe.brichAb('fremd')).rejects.toThrow(AnbieterError);
    expect((await read()).statusCode).toBe(200);
    const there = await buildTestApp(db, { now: () => now, anbieter: probe });
    const stripe = await buildTestApp(db, { now: () => now, anbieter: fakeAnbieter({ name: 'stripe' }) });
    const none = await buildTestApp(db, { now: () => now });
    const asked = [
      callApi(there, { method: 'GET', path: '/probezahlung/fremd' }),
      ...[stripe, none].map((app) => callApi(app, { method: 'GET', path: '/probezahlung/versuch-1' })),
      ...[stripe, none].map((app) =>
        callApi(app, { method: 'POST', path: '/probezahlung/versuch-1', payload: { wahl: 'zahlen' } }),
      ),
    ];
    for (const reply of await Promise.all(asked)) {
      expect(reply.statusCode).toBe(404);
      expect(reply.json().message).toBe('Diese Probezahlung gibt es nicht.');
    }
  });

  test('offers three ways, and sends no messages', async () => {
    const { probe } = await start(database);
    expect(await probe.leseWege()).toEqual(['karte', 'paypal', 'wero']);
    expect(await probe.pruefeMeldung(Buffer.from('{}'), {})).toBe('ungueltig');
  });
});
