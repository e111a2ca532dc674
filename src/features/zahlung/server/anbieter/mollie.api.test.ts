import { expect, onTestFinished, test } from 'vitest';
import { startFakeMollie } from '#test/zahlung/fake-mollie.ts';
import type { MolliePayment } from '#test/zahlung/fake-mollie-payment.ts';
import { AnbieterError, type NeueZahlung } from './anbieter.ts';
import { openMollie } from './mollie.ts';

const zahlung: NeueZahlung = {
  id: '01J00000000000000000000001',
  nummer: 'B-26-0001',
  betragCent: 2305,
  laeuftBis: new Date('2026-11-24T10:00:00.000Z'),
  email: 'erika@kundschaft.example',
  ladenName: 'Seifenhof',
  ohne: [],
  erfolg: 'https://laden.example/bestellung/abc/zahlung?zurueck=bezahlt',
  abbruch: 'https://laden.example/bestellung/abc/zahlung?zurueck=abbruch',
};

async function start() {
  const fake = await startFakeMollie();
  onTestFinished(fake.close);
  const mollie = openMollie(fake);
  const begin = async (changes: Partial<NeueZahlung> = {}) =>
    (await mollie.beginne({ ...zahlung, ...changes })).anbieterId;
  return { fake, mollie, begin };
}

test('an order is paid on the page of Mollie, with the ways of the account whose result is known at once', async () => {
  const { fake, mollie } = await start();
  const { anbieterId, adresse } = await mollie.beginne(zahlung);
  expect(adresse).toBe(`https://www.mollie.example/checkout/${anbieterId}`);
  expect(fake.payments.get(anbieterId)?.sent).toEqual({
    amount: { currency: 'EUR', value: '23.05' },
    description: 'Bestellung B-26-0001, Seifenhof',
    redirectUrl: zahlung.erfolg,
    cancelUrl: zahlung.abbruch,
    webhookUrl: 'https://laden.example/api/zahlung/meldung/mollie',
    locale: 'de_DE',
    metadata: { nummer: 'B-26-0001', versuch: zahlung.id },
    method: ['creditcard', 'paypal'],
  });
  fake.offered.push('applepay', 'googlepay');
  expect(await mollie.leseWege()).toEqual(['karte', 'paypal', 'applePay', 'googlePay']);
});

test('nothing is begun with an account that has no way to pay, or none that is switched on', async () => {
  const { fake, begin } = await start();
  fake.offered.push('applepay');
  const id = await begin({ ohne: ['karte', 'applePay', 'googlePay'] });
  expect(fake.payments.get(id)?.sent.method).toEqual(['paypal']);
  fake.payments.clear();
  await expect(begin({ id: 'zwei', ohne: ['karte', 'applePay', 'paypal'] })).rejects.toThrow(AnbieterError);
  fake.offered.splice(0, 2);
  await expect(begin()).rejects.toThrow(AnbieterError);
  expect(fake.payments.size).toBe(0);
});

test('a shop that nobody can reach asks for no messages', async () => {
  const { fake, begin } = await start();
  const id = await begin({ erfolg: 'http://localhost:4000/bestellung/abc/zahlung?zurueck=bezahlt' });
  expect(fake.payments.get(id)?.sent).not.toHaveProperty('webhookUrl');
});

test('what is begun twice, or again after an error, is one payment', async () => {
  const { fake, begin } = await start();
  const [first, second] = await Promise.all([begin(), begin()]);
  fake.failNext(1);
  expect([second, await begin()]).toEqual([first, first]);
  expect(fake.payments.size).toBe(1);
});

test('a provider that fails or is silent gives no answer that could be used', async () => {
  const { fake, mollie, begin } = await start();
  const id = await begin();
  fake.failNext(3);
  await expect(mollie.lies(id)).rejects.toThrow(AnbieterError);
  fake.hangNext(3);
  const ungeduldig = openMollie(fake, { timeout: 50 });
  await expect(ungeduldig.lies(id)).rejects.toThrow(AnbieterError);
  await expect(mollie.lies('tr_unknown')).rejects.toThrow('404 Not Found');
  const fremd = openMollie({ ...fake, key: 'test_other' });
  const failure = await fremd.leseWege().catch((error: unknown) => error);
  expect(failure).toMatchObject({ message: expect.stringContaining('401'), verbot: 'schluessel' });
  expect(String(failure)).not.toContain('test_other');
});

test.each<[Partial<MolliePayment>, object]>([
  [{}, { stand: 'offen', betragCent: 2305, waehrung: 'EUR' }],
  [{ status: 'pending' }, { stand: 'offen' }],
  [{ status: 'authorized' }, { stand: 'offen' }],
  [
    { status: 'paid', method: 'creditcard' },
    { stand: 'bezahlt', weg: 'karte' },
  ],
  [{ status: 'paid', method: 'creditcard', details: { wallet: 'applepay' } }, { weg: 'applePay' }],
  [
    { status: 'paid', method: 'something' },
    { stand: 'bezahlt', weg: undefined },
  ],
  [
    { status: 'paid', amount: { currency: 'USD', value: '1.20' } },
    { betragCent: 120, waehrung: 'USD' },
  ],
  [
    { status: 'paid', amountRefunded: { currency: 'EUR', value: '23.05' } },
    { stand: 'bezahlt', betragCent: 0 },
  ],
  [{ status: 'failed' }, { stand: 'zu' }],
  [{ status: 'canceled' }, { stand: 'zu' }],
  [{ status: 'expired' }, { stand: 'zu' }],
])('a payment that is %o is read as %o', async (change, expected) => {
  const { fake, mollie, begin } = await start();
  const id = await begin();
  fake.set(id, change);
  expect(await mollie.lies(id)).toMatchObject(expected);
});

test('an answer of another shape is none', async () => {
  const { fake, mollie, begin } = await start();
  const id = await begin();
  fake.set(id, { status: 'new' as never });
  await expect(mollie.lies(id)).rejects.toThrow('status');
  fake.set(id, { status: 'open', _links: {} });
  await expect(begin()).rejects.toThrow('address');
});

test('a payment that Mollie does not know is told from one that it does not speak of', async () => {
  const { fake, mollie, begin } = await start();
  const unbekannt = { name: 'AnbieterError', isUnbekannt: true };
  await expect(mollie.lies('tr_unknown')).rejects.toMatchObject(unbekannt);
  await expect(mollie.brichAb('tr_unknown')).rejects.toMatchObject(unbekannt);
  const fremd = openMollie({ ...fake, key: 'test_other' });
  await expect(fremd.lies(await begin())).rejects.toMatchObject({ isUnbekannt: false });
});

test('what is ended can be paid no more; what cannot be ended is asked for again', async () => {
  const { fake, mollie, begin } = await start();
  const id = await begin();
  fake.set(id, { isCancelable: false });
  await expect(mollie.brichAb(id)).rejects.toMatchObject({ isUnterwegs: true, isUnbekannt: false });
  fake.set(id, { isCancelable: true });
  expect(await mollie.brichAb(id)).toBe('abgebrochen');
  expect(await mollie.brichAb(id)).toBe('abgebrochen');
  fake.set(id, { status: 'paid' });
  expect(await mollie.brichAb(id)).toBe('schonBezahlt');
});

test('a message names a payment, and nothing else', async () => {
  const { mollie } = await start();
  const read = (body: string) => mollie.pruefeMeldung(Buffer.from(body), {});
  expect(await read('id=tr_5B8cwPMGnU')).toEqual({
    ereignisId: expect.stringMatching(/^mollie:tr_5B8cwPMGnU:/),
    anbieterId: 'tr_5B8cwPMGnU',
    isUnbelegt: true,
  });
  for (const body of ['', 'id=', 'id=re_1', "id=tr_1'--", '{"id":"tr_1"}', `id=tr_${'x'.repeat(90)}`])
    expect(await read(body), body).toBe('ungueltig');
});

test('its key says whether money moves', () => {
  const modus = (key: string) => openMollie({ key, api: undefined }).modus;
  expect([modus('live_abc'), modus('test_abc')]).toEqual(['live', 'test']);
});
