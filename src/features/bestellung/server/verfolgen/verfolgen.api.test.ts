import { describe, expect, test } from 'vitest';
import { insertAuftrag } from '#test/auftrag/auftraege.ts';
import { startOpenShop } from '#test/auftrag/kasse.ts';
import { type DatabaseName, databases } from '#test/database/databases.ts';
import { insertProdukt } from '#test/factories.ts';
import { buildTestApp, callApi, startTestApp } from '#test/test-app.ts';

const minute = 60_000;
const nirgends = {
  success: false,
  message: 'Zu dieser Nummer und dieser E-Mail-Adresse haben wir keine Bestellung gefunden.',
};

async function startAtTime(database: DatabaseName) {
  let at = Date.parse('2026-11-23T09:00:00.000Z');
  const clock = { now: () => new Date(at), add: (ms: number) => (at += ms) };
  const shop = await startOpenShop(database, { now: clock.now });
  const seife = await insertProdukt(shop.db);
  const order = (fields: Partial<Parameters<typeof insertAuftrag>[1]> = {}) =>
    insertAuftrag(shop.db, { posten: [{ produktId: seife, menge: 1 }], ...fields });
  const suche = (body: object, remoteAddress = '203.0.113.7', app = shop.app) =>
    callApi(app, { method: 'POST', path: '/order-tracking', payload: body, remoteAddress });
  return { ...shop, clock, order, suche };
}

const email = 'erika@kundschaft.example';

describe.each(databases)('POST /order-tracking on %s', (database) => {
  test('number and e-mail address lead to the order, however they are typed', async () => {
    const { order, suche } = await startAtTime(database);
    const { nummer, token } = await order({ nummer: 'B-26-K7M4Q' });
    for (const [typed, mail] of [
      [nummer, email],
      [' b 26 k7m4q', ' Erika@Kundschaft.EXAMPLE '],
      ['B26-K7M40', email],
      ['Ihre Bestellung: B–26–K7M4Q.', `Erika <${email}>,`],
    ]) {
      const reply = await suche({ nummer: typed, email: mail });
      expect([reply.statusCode, reply.json()]).toEqual([200, { success: true, data: { token } }]);
      expect(reply.headers['cache-control']).toBe('no-store');
    }
  });

  test('of two numbers that look alike each address opens its own', async () => {
    const { order, suche } = await startAtTime(database);
    const erste = await order({ nummer: 'B-26-K7M4Q' });
    const zweite = await order({ nummer: 'B-26-K7M4D', email: 'o@b.example', emailKey: 'o@b.example' });
    expect((await suche({ nummer: 'B-26-K7M4O', email })).json().data).toEqual({ token: erste.token });
    expect((await suche({ nummer: 'B-26-K7M4O', email: 'o@b.example' })).json().data).toEqual({
      token: zweite.token,
    });
  });

  test('every wrong pair has the same answer: an unknown number, a wrong address, an order without one', async () => {
    const { order, suche } = await startAtTime(database);
    await order({ nummer: 'B-26-K7M4Q' });
    await order({ nummer: 'B-26-TTTTT', email: '', emailKey: '' });
    for (const pair of [
      { nummer: 'B-26-99999', email },
      { nummer: 'B-26-K7M4Q', email: 'andere@kundschaft.example' },
      { nummer: 'B-26-TTTTT', email },
      { nummer: 'B-25-K7M4Q', email },
    ]) {
      const reply = await suche(pair);
      expect([reply.statusCode, reply.json()]).toEqual([404, nirgends]);
    }
  });

  test('says for each field what is wrong, and takes nothing but texts', async () => {
    const { suche } = await startAtTime(database);
    const reply = await suche({ nummer: 'K7M4Q', email: 'erika' });
    expect([reply.statusCode, reply.json().fehler]).toEqual([
      400,
      [
        'nummer: Eine Bestellnummer sieht so aus: B-26-K7M4Q.',
        'email: Bitte eine vollständige E-Mail-Adresse, zum Beispiel name@beispiel.de.',
      ],
    ]);
    const boese = [
      ...[{}, [], { nummer: 7, email: [] }, { nummer: 'B'.repeat(41), email }],
      ...["' or 1=1 --", '%', '\u0000', '\ud800', '\u202eB-26-K7M4Q', 'B-26-K7M4Q\r\nX: y'].flatMap(
        (text) => [
          { nummer: text, email },
          { nummer: 'B-26-K7M4Q', email: text },
        ],
      ),
    ];
    for (const body of boese) expect([400, 404]).toContain((await suche(body as object)).statusCode);
  });

  test('the eleventh attempt on a number waits, from whatever place and also with the right address; the right pair does not count', async () => {
    const { app, db, order, suche, clock, reopen } = await startAtTime(database);
    const nodes = [app, await buildTestApp(reopen(), { now: clock.now })];
    const { nummer, token } = await order();
    for (let i = 0; i < 15; i += 1) expect((await suche({ nummer, email })).statusCode).toBe(200);
    for (let i = 0; i < 10; i += 1) {
      const falsch = { nummer, email: `e${i}@x.example` };
      expect((await suche(falsch, `198.51.${i}.1`, nodes[i % 2])).statusCode).toBe(404);
    }
    const reply = await suche({ nummer, email }, '192.0.2.1');
    expect([reply.statusCode, reply.headers['retry-after'], reply.json().message]).toEqual([
      429,
      '900',
      'Zu viele Versuche. Bitte versuchen Sie es in 15 Minuten erneut.',
    ]);
    expect((await suche({ nummer: 'B-26-99999', email }, '192.0.2.1')).statusCode).toBe(404);
    clock.add(15 * minute);
    expect((await suche({ nummer, email })).json().data).toEqual({ token });
    const stored = JSON.stringify(await db.selectFrom('attempt').selectAll().execute());
    expect(stored).not.toMatch(/kundschaft|198\.51|203\.0/);
    expect(stored).not.toContain(nummer);
  });

  test('a place that tries many numbers waits; this machine itself, as behind a proxy that the settings do not mention, does not', async () => {
    const { suche } = await startAtTime(database);
    const nummern = Array.from({ length: 21 }, (_, i) => `B-26-${String(i + 22).padStart(5, '9')}`).filter(
      (one) => !/[01]/.test(one.slice(5)),
    );
    const viele = [...nummern, 'B-26-CCCCC', 'B-26-DDDDD', 'B-26-FFFFF', 'B-26-GGGGG', 'B-26-HHHHH'];
    const statuses: number[] = [];
    for (const nummer of viele) statuses.push((await suche({ nummer, email })).statusCode);
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(404));
    expect(statuses.slice(20)).toEqual(Array(viele.length - 20).fill(429));
    for (const nummer of viele)
      expect((await suche({ nummer, email }, '::ffff:127.0.0.1')).statusCode).toBe(404);
  });

  test('orders that exist are found in every phase', async () => {
    const { app, db } = await startTestApp(database);
    const seife = await insertProdukt(db);
    const { nummer, token } = await insertAuftrag(db, { posten: [{ produktId: seife, menge: 1 }] });
    const reply = await callApi(app, { method: 'POST', path: '/order-tracking', payload: { nummer, email } });
    expect(reply.json().data).toEqual({ token });
  });
});
