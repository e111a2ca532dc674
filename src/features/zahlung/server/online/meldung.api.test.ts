import { describe, expect, test } from 'vitest';
import { addressOf } from '#shared/wire/call.ts';
import { type DatabaseName, databases } from '#test/database/databases.ts';
import { startTestApp } from '#test/test-app.ts';
import { insertWare } from '#test/ware/ware.ts';
import { fakeAnbieter } from '#test/zahlung/fake-anbieter.ts';
import { insertOnlineAuftrag, onlineAt } from '#test/zahlung/online-laden.ts';
import { meldungCalls } from '../../online/meldung-calls.ts';
import type { ZahlungsAnbieter } from '../anbieter/anbieter.ts';
import { openMollie } from '../anbieter/mollie.ts';

type Eingang = { ohneAnbieter?: boolean; anbieter?: ZahlungsAnbieter };

async function openEingang(database: DatabaseName, { ohneAnbieter = false, ...mit }: Eingang = {}) {
  const anbieter = fakeAnbieter();
  const lines: string[] = [];
  const { app, db } = await startTestApp(database, {
    ...{
      now: () => onlineAt,
      trustProxy: true,
      logLevel: 'info',
      log: { write: (line) => lines.push(line) },
    },
    ...(ohneAnbieter ? {} : { anbieter, ...mit }),
  });
  const send = (
    { roh, kopf }: { roh: Buffer | string; kopf: Record<string, string> },
    { an = 'stripe', remoteAddress = '198.51.100.7' } = {},
  ) =>
    app.inject({
      ...{ method: 'POST', remoteAddress, payload: roh },
      url: `/api${addressOf(meldungCalls.melden, { params: { anbieter: an } })}`,
      headers: kopf,
    });
  const rows = () => db.selectFrom('zahlungsmeldung').selectAll().orderBy('id').execute();
  return { db, anbieter, send, rows, lines };
}

describe.each(databases)('messages of the payment provider on %s', (database) => {
  test('are answered at once and kept, each once, whatever it is that they speak of', async () => {
    const { anbieter, send, rows } = await openEingang(database);
    const erste = anbieter.meldung('fake_1', 'stripe:evt_1');
    const antworten = await Promise.all([
      send(erste),
      send(erste),
      send(anbieter.meldung('', 'stripe:evt_2')),
    ]);
    antworten.push(await send(erste));
    expect(antworten.map(({ statusCode, body }) => [statusCode, body])).toEqual(
      antworten.map(() => [200, '{"success":true,"data":null}']),
    );
    const empfangenAt = onlineAt.toISOString();
    expect(await rows()).toEqual([
      { id: 'stripe:evt_1', anbieter: 'stripe', anbieterId: 'fake_1', empfangenAt, erledigtAt: null },
      { id: 'stripe:evt_2', anbieter: 'stripe', anbieterId: '', empfangenAt, erledigtAt: empfangenAt },
    ]);
    expect(anbieter.calls).toMatchObject({ lies: 0 });
  });

  test('are checked by the bytes that arrived, which may be many', async () => {
    const { anbieter, send } = await openEingang(database);
    const gesehen: Buffer[] = [];
    const pruefe = anbieter.pruefeMeldung;
    anbieter.pruefeMeldung = (roh, kopf) => {
      gesehen.push(roh);
      return pruefe(roh, kopf);
    };
    const { kopf } = anbieter.meldung('fake_1');
    const roh = `{ "ereignisId" : "stripe:evt_\\u00fc", "anbieterId":"x",\n "mehr": "${'ü'.repeat(60_000)}"\t}`;
    expect(
      (await send({ roh, kopf: { ...kopf, 'content-type': 'application/json; charset=utf-8' } })).statusCode,
    ).toBe(200);
    expect(gesehen).toEqual([Buffer.from(roh)]);
  });

  test('that are not the provider’s are refused, logged without what they say, and leave nothing', async () => {
    const { anbieter, send, rows, lines } = await openEingang(database);
    const { roh, kopf } = anbieter.meldung('fake_geheim');
    const { 'x-fake-signatur': _signatur, ...ohne } = kopf;
    const refused = [
      await send({ roh, kopf: ohne }),
      await send({ roh: '', kopf: ohne }),
      await send({ roh: '{', kopf: ohne }),
    ];
    expect(refused.map(({ statusCode, body }) => [statusCode, JSON.parse(body)])).toEqual(
      refused.map(() => [400, { success: false, message: 'Diese Meldung ist nicht gültig.' }]),
    );
    expect(await rows()).toEqual([]);
    const warnings = lines.filter((line) => line.includes('not of the payment provider'));
    expect(warnings).toHaveLength(3);
    expect(JSON.parse(warnings[0] ?? '{}')).toMatchObject({ anbieter: 'stripe', bytes: roh.length });
    expect(lines.join('')).not.toContain('geheim');
  });

  test('of Mollie are forms that name a payment; a page of another site sends none', async () => {
    const mollie = openMollie({ key: 'test_unused', api: undefined });
    const { db, send, rows } = await openEingang(database, { anbieter: mollie });
    const { id: auftragId } = await insertOnlineAuftrag(db, {
      posten: [{ produktId: await insertWare(db, { menge: 1 }), menge: 1 }],
    });
    const at = onlineAt.toISOString();
    await db
      .insertInto('zahlungsversuch')
      .values({
        ...{ id: 'v1', auftragId, anbieter: 'mollie', modus: 'test', betragCent: 1280, laeuftBis: at },
        ...{ stand: 'offen', anbieterId: 'tr_abc', adresse: 'x', pruefenAt: at, createdAt: at },
      })
      .execute();
    const kopf = { 'content-type': 'application/x-www-form-urlencoded' };
    const antworten = [
      await send({ roh: 'id=tr_abc', kopf }, { an: 'mollie' }),
      await send({ roh: 'id=tr_abc', kopf }, { an: 'mollie' }),
      await send({ roh: 'id=tr_unbekannt', kopf }, { an: 'mollie' }),
      await send({ roh: 'id=x', kopf }, { an: 'mollie' }),
      await send({ roh: 'id=tr_2', kopf: { ...kopf, origin: 'https://fremd.example' } }, { an: 'mollie' }),
    ];
    expect(antworten.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 400, 403]);
    expect((await rows()).map(({ anbieterId, erledigtAt }) => [anbieterId, erledigtAt])).toEqual([
      ['tr_abc', null],
      ['tr_abc', null],
    ]);
  });

  test('of another provider, or in a shop without one, are for nobody', async () => {
    const { anbieter, send } = await openEingang(database);
    expect((await send(anbieter.meldung('x'), { an: 'probe' })).statusCode).toBe(404);
    const ohne = await openEingang(database, { ohneAnbieter: true });
    expect((await ohne.send(anbieter.meldung('x'))).statusCode).toBe(404);
  });

  test('in a form that no provider sends are not read', async () => {
    const { anbieter, send, rows } = await openEingang(database);
    const { roh, kopf } = anbieter.meldung('fake_1');
    for (const form of ['text/plain', 'multipart/form-data'])
      expect((await send({ roh, kopf: { ...kopf, 'content-type': form } })).statusCode).toBe(415);
    expect(await rows()).toEqual([]);
  });
});
