import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { entryOf, type FakeStripe, sendMeldung, startFakeStripe } from '#test/zahlung/fake-stripe.ts';
import { AnbieterError, type NeueZahlung } from './anbieter.ts';
import { openStripe } from './stripe.ts';

const now = new Date('2026-11-24T09:00:00.000Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

const zahlung: NeueZahlung = {
  id: '01J00000000000000000000001',
  nummer: 'B-26-0001',
  betragCent: 2390,
  laeuftBis: later(3600),
  email: 'erika@kundschaft.example',
  ladenName: 'Seifenhof',
  ohne: [],
  erfolg: 'https://laden.example/bestellung/abc/zahlung?zurueck=bezahlt',
  abbruch: 'https://laden.example/bestellung/abc/zahlung?zurueck=abbruch',
};

/** The shop's side of a fake provider on this machine, with the real SDK between them. */
async function start() {
  let at = now;
  const fake = await startFakeStripe({ now: () => at });
  onTestFinished(fake.close);
  const stripe = openStripe(fake, { now: () => at });
  const begin = async (changes: Partial<NeueZahlung> = {}) =>
    (await stripe.beginne({ ...zahlung, ...changes })).anbieterId;
  const wait = (seconds: number) => {
    at = later(seconds);
  };
  return { fake, stripe, begin, wait };
}

const creations = ({ requests }: FakeStripe) =>
  requests.filter(({ method, path }) => method === 'POST' && path === '/v1/checkout/sessions');

test('an order is paid as one line on the page of Stripe, in German, and leads back to the shop', async () => {
  const { fake, stripe } = await start();
  const { anbieterId, adresse } = await stripe.beginne(zahlung);
  expect(adresse).toBe(fake.sessions.get(anbieterId)?.url);
  expect(creations(fake)).toEqual([
    {
      method: 'POST',
      path: '/v1/checkout/sessions',
      idempotencyKey: zahlung.id,
      params: expect.objectContaining({
        mode: 'payment',
        locale: 'de',
        'line_items[0][quantity]': '1',
        'line_items[0][price_data][currency]': 'eur',
        'line_items[0][price_data][unit_amount]': '2390',
        'line_items[0][price_data][product_data][name]': 'Bestellung B-26-0001',
        'adaptive_pricing[enabled]': 'false',
        success_url: zahlung.erfolg,
        cancel_url: zahlung.abbruch,
        expires_at: String(zahlung.laeuftBis.getTime() / 1000),
        client_reference_id: 'B-26-0001',
        customer_email: 'erika@kundschaft.example',
        'metadata[versuch]': zahlung.id,
        'payment_intent_data[description]': 'Bestellung B-26-0001, Seifenhof',
      }),
    },
  ]);
});

test('ways whose result comes days later are not offered', async () => {
  const { fake, begin } = await start();
  await begin();
  const params = Object.entries(creations(fake)[0]?.params ?? {});
  const excluded = params.flatMap(([key, value]) =>
    key.startsWith('excluded_payment_method_types[') ? value : [],
  );
  expect(excluded).toEqual(
    expect.arrayContaining(['sepa_debit', 'sofort', 'customer_balance', 'pay_by_bank', 'bacs_debit']),
  );
  expect(excluded).not.toContain('card');
});

test('ways that are switched off are not offered either, by what Stripe knows to leave out', async () => {
  const { fake, begin } = await start();
  await begin();
  await begin({ id: 'zwei', ohne: ['karte', 'applePay', 'googlePay', 'paypal', 'wero', 'klarna'] });
  await begin({ id: 'drei', ohne: ['amazonPay', 'link'] });
  const [keine, viele, link] = creations(fake).map(({ params }) => ({
    excluded: Object.entries(params).flatMap(([key, value]) =>
      key.startsWith('excluded_payment_method_types[') ? value : [],
    ),
    link: params['wallet_options[link][display]'],
  }));
  const dazu = (types: string[]) => types.filter((type) => !keine?.excluded.includes(type));
  expect(keine?.link).toBeUndefined();
  // Stripe refuses a payment with a type that it cannot leave out, such as Wero or a wallet.
  expect([dazu(viele?.excluded ?? []), viele?.link]).toEqual([['card', 'paypal', 'klarna'], undefined]);
  expect([dazu(link?.excluded ?? []), link?.link]).toEqual([['amazon_pay'], 'never']);
});

test('an order without an address of mail is paid without one', async () => {
  const { fake, begin } = await start();
  await begin({ email: '' });
  // Stripe refuses an address with other letters than those of ASCII.
  await begin({ id: 'andere', email: 'käthe@müller.example' });
  for (const { params } of creations(fake)) expect(params).not.toHaveProperty('customer_email');
  expect(creations(fake)).toHaveLength(2);
});

test('the same payment twice is one session; the same id with another amount is refused', async () => {
  const { fake, stripe, begin } = await start();
  const first = await stripe.beginne(zahlung);
  expect(await stripe.beginne(zahlung)).toEqual(first);
  expect(fake.sessions.size).toBe(1);
  await expect(begin({ betragCent: 2391 })).rejects.toMatchObject({
    name: 'AnbieterError',
    isUnbekannt: true,
  });
  expect(fake.sessions.size).toBe(1);
});

test.each([
  ['a failure of Stripe', 'failNext'],
  ['a line that is cut before the work', 'dropNext'],
  ['an answer that gets lost after the work', 'loseNext'],
] as const)('%s is tried again under the same key, and begins one payment', async (_title, trouble) => {
  const { fake, begin } = await start();
  fake[trouble](1);
  const id = await begin();
  expect([...fake.sessions.keys()]).toEqual([id]);
  expect(creations(fake).map(({ idempotencyKey }) => idempotencyKey)).toEqual([zahlung.id, zahlung.id]);
});

test('a provider that stays silent, fails or is not there gives no usable answer to any call', async () => {
  const { fake, begin } = await start();
  const id = await begin();
  const impatient = openStripe(fake, { now: () => now, timeout: 50, maxNetworkRetries: 0 });
  const { beginne, lies, brichAb, leseWege } = impatient;
  const expectNoAnswer = async () => {
    const answers = await Promise.allSettled([beginne(zahlung), lies(id), brichAb(id), leseWege()]);
    for (const answer of answers)
      expect(answer).toEqual({ status: 'rejected', reason: expect.any(AnbieterError) });
  };
  fake.hangNext(4);
  await expectNoAnswer();
  fake.failNext(4);
  await expectNoAnswer();
  await fake.close();
  await expectNoAnswer();
});

test('what went back at Stripe is no money of the order: a shop that was restored books none', async () => {
  const { fake, stripe, begin } = await start();
  const id = await begin();
  fake.pay(id);
  const charge = fake.sessions.get(id)?.payment_intent?.latest_charge;
  Object.assign(charge ?? {}, { amount_refunded: 390 });
  expect(await stripe.lies(id)).toMatchObject({ stand: 'bezahlt', betragCent: 2000 });
});

test('a payment is open, then paid or over', async () => {
  const { fake, stripe, begin, wait } = await start();
  const [paid, ended, left] = [await begin(), await begin({ id: 'zwei' }), await begin({ id: 'drei' })];
  expect(await stripe.lies(paid)).toEqual({
    stand: 'offen',
    betragCent: 2390,
    waehrung: 'EUR',
    weg: undefined,
  });
  fake.pay(paid);
  fake.expire(ended);
  expect(await stripe.lies(paid)).toEqual({
    stand: 'bezahlt',
    betragCent: 2390,
    waehrung: 'EUR',
    weg: 'karte',
  });
  expect(await stripe.lies(ended)).toMatchObject({ stand: 'zu' });
  expect(await stripe.lies(left)).toMatchObject({ stand: 'offen' });
  wait(3600);
  expect(await stripe.lies(left)).toMatchObject({ stand: 'zu' });
  expect(await stripe.lies(paid)).toMatchObject({ stand: 'bezahlt' });
});

test.each([
  ['karte', 'karte'],
  ['applePay', 'applePay'],
  ['googlePay', 'googlePay'],
  ['link', 'link'],
  ['paypal', 'paypal'],
  ['wero', 'wero'],
  ['klarna', 'klarna'],
  ['amazonPay', 'amazonPay'],
  ['eps', undefined],
] as const)('paid with %s, the way is %s', async (paid, weg) => {
  const { fake, stripe, begin } = await start();
  const id = await begin();
  fake.pay(id, { weg: paid });
  expect(await stripe.lies(id)).toMatchObject({ stand: 'bezahlt', weg });
});

test('another amount and another currency are told as they are', async () => {
  const { fake, stripe, begin } = await start();
  const id = await begin();
  fake.pay(id, { betragCent: 239, waehrung: 'usd' });
  expect(await stripe.lies(id)).toMatchObject({ stand: 'bezahlt', betragCent: 239, waehrung: 'USD' });
});

test('money that is on its way is waited for, and cannot be ended, until it comes to nothing', async () => {
  const { fake, stripe, begin } = await start();
  const id = await begin();
  fake.leaveUnderWay(id);
  expect(await stripe.lies(id)).toMatchObject({ stand: 'offen' });
  await expect(stripe.brichAb(id)).rejects.toMatchObject({ isUnterwegs: true, isUnbekannt: false });
  fake.failUnderWay(id);
  expect(await stripe.lies(id)).toMatchObject({ stand: 'zu' });
  expect(await stripe.brichAb(id)).toBe('abgebrochen');
});

test('a payment is ended once, twice and after its time; one that was paid is not', async () => {
  const { fake, stripe, begin } = await start();
  const [open, over, paid] = [await begin(), await begin({ id: 'zwei' }), await begin({ id: 'drei' })];
  fake.expire(over);
  fake.pay(paid);
  expect(await stripe.brichAb(open)).toBe('abgebrochen');
  expect(await stripe.lies(open)).toMatchObject({ stand: 'zu' });
  expect(await stripe.brichAb(open)).toBe('abgebrochen');
  expect(await stripe.brichAb(over)).toBe('abgebrochen');
  expect(await stripe.brichAb(paid)).toBe('schonBezahlt');
});

test('a payment that Stripe does not know is told from one that it does not speak of', async () => {
  const { fake, stripe, begin } = await start();
  const unbekannt = { name: 'AnbieterError', isUnbekannt: true };
  await expect(stripe.lies('cs_test_fremd')).rejects.toMatchObject(unbekannt);
  await expect(stripe.brichAb('cs_test_fremd')).rejects.toMatchObject(unbekannt);
  const fremd = openStripe({ ...fake, key: 'rk_test_falsch0000000000' }, { now: () => now });
  const abgewiesen = { name: 'AnbieterError', isUnbekannt: false };
  await expect(fremd.lies(await begin())).rejects.toMatchObject(abgewiesen);
});

test.each([
  ['an unknown state', { status: 'napping' }],
  ['no amount', { amount_total: null }],
  ['a part of a cent', { amount_total: 23.9 }],
  ['nothing to pay', { status: 'complete', payment_status: 'no_payment_required' }],
  ['no currency', { currency: null }],
])('a session with %s is no usable answer', async (_title, change) => {
  const { fake, stripe, begin } = await start();
  const id = await begin();
  Object.assign(fake.sessions.get(id) ?? {}, change);
  await expect(stripe.lies(id)).rejects.toThrow(
    /unknown way: (status|amount_total|payment_status|currency)\./,
  );
});

test('the ways are those that the account has and shows, in the shop’s order, without those that come late', async () => {
  const { fake, stripe } = await start();
  expect(await stripe.leseWege()).toEqual(['karte', 'paypal']);
  Object.assign(fake.configurations[0] ?? {}, {
    ...{ google_pay: entryOf('on'), apple_pay: entryOf('on'), wero: entryOf('on'), link: entryOf('off') },
    ...{ klarna: entryOf('on', false), paypal: entryOf('on'), sepa_debit: entryOf('on'), eps: entryOf('on') },
  });
  expect(await stripe.leseWege()).toEqual(['karte', 'paypal', 'wero', 'applePay', 'googlePay']);
  Object.assign(fake.configurations[0] ?? {}, { card: entryOf('off') });
  expect(await stripe.leseWege()).toEqual(['paypal', 'wero']);
});

test('settings of other programs that are connected to the account, and those that are off, do not count', async () => {
  const { fake, stripe } = await start();
  const [own] = fake.configurations.splice(0);
  const base = { object: 'payment_method_configuration', active: true, application: null } as const;
  fake.configurations.push(
    { ...base, id: 'pmc_2', is_default: true, application: 'ca_fremd', klarna: entryOf('on') },
    { ...base, id: 'pmc_3', is_default: false, active: false, amazon_pay: entryOf('on') },
  );
  expect(await stripe.leseWege()).toEqual([]);
  if (own) fake.configurations.push(own);
  expect(await stripe.leseWege()).toEqual(['karte', 'paypal']);
});

test('messages about payments name them; others are its own too, and speak of nothing that is followed', async () => {
  const { fake, stripe, begin } = await start();
  const ids = [await begin(), await begin({ id: 'zwei' }), await begin({ id: 'drei' })] as const;
  fake.pay(ids[0]);
  fake.expire(ids[1]);
  fake.leaveUnderWay(ids[2]);
  fake.failUnderWay(ids[2]);
  const read = ({ roh, kopf }: ReturnType<FakeStripe['sign']>) =>
    stripe.pruefeMeldung(Buffer.from(roh), kopf);
  const told = await Promise.all(fake.messages.map((message) => read(fake.sign(message))));
  expect(told).toEqual(
    fake.messages.map(({ id }, at) => ({ ereignisId: `stripe:${id}`, anbieterId: ids[Math.min(at, 2)] })),
  );
  const other = {
    ...fake.messages[0],
    id: 'evt_neu',
    type: 'invoice.paid',
    data: { object: { id: 'in_1' } },
  };
  expect(await read(fake.sign(other))).toEqual({ ereignisId: 'stripe:evt_neu', anbieterId: '' });
});

test('messages over the wire are read from their bytes, whenever, how often and in whatever order they come', async () => {
  const { fake, stripe, begin, wait } = await start();
  const told: unknown[] = [];
  const receiver = createServer(async (request, reply) => {
    told.push(await stripe.pruefeMeldung(await buffer(request), request.headers));
    reply.end();
  });
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
  onTestFinished(() => void receiver.close());
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;

  const id = await begin({ nummer: 'B-26-ÄÖÜ' });
  fake.leaveUnderWay(id);
  fake.pay(id);
  const [first = {}, second = {}] = fake.messages;
  wait(3 * 24 * 3600);
  for (const event of [second, first, second]) expect(await sendMeldung(url, fake.sign(event))).toBe(200);
  const [early, late] = fake.messages.map((event) => ({ ereignisId: `stripe:${event.id}`, anbieterId: id }));
  expect(told).toEqual([late, early, late]);
});

test('a message that is not signed by Stripe, changed or old is refused', async () => {
  const { fake, stripe, begin } = await start();
  fake.pay(await begin());
  const event = fake.messages[0] ?? {};
  const { roh, kopf } = fake.sign(event);
  const body = Buffer.from(roh);
  const old = fake.sign(event, later(-301));
  const withoutSecret = openStripe({ ...fake, webhookSecret: undefined }, { now: () => now });
  const otherSecret = openStripe({ ...fake, webhookSecret: 'whsec_anders0000' }, { now: () => now });
  const refused = [
    stripe.pruefeMeldung(body, {}),
    stripe.pruefeMeldung(body, { 'stripe-signature': '' }),
    stripe.pruefeMeldung(body, { 'stripe-signature': 't=0,v1=00' }),
    stripe.pruefeMeldung(body, { 'stripe-signature': [kopf['stripe-signature'] ?? ''] }),
    stripe.pruefeMeldung(Buffer.from(`${roh} `), kopf),
    stripe.pruefeMeldung(Buffer.from(old.roh), old.kopf),
    otherSecret.pruefeMeldung(body, kopf),
    withoutSecret.pruefeMeldung(body, kopf),
  ];
  expect(new Set(await Promise.all(refused))).toEqual(new Set(['ungueltig']));
  expect(await stripe.pruefeMeldung(body, kopf)).not.toBe('ungueltig');
});

test('a signed body that is no event is refused', async () => {
  const { fake, stripe } = await start();
  for (const event of [
    null,
    [],
    'Text',
    {},
    { id: 'evt_1' },
    { id: 'evt_1', type: 'checkout.session.completed' },
  ]) {
    const { roh, kopf } = fake.sign(event as object);
    expect(await stripe.pruefeMeldung(Buffer.from(roh), kopf)).toBe('ungueltig');
  }
});

test('no error tells the key, or whose payment it was', async () => {
  const { fake } = await start();
  const zugang = { ...fake, key: 'rk_test_falsch0000000000' };
  const stripe = openStripe(zugang, { now: () => now, maxNetworkRetries: 0 });
  const error = await stripe.leseWege().catch((error: unknown) => error);
  expect(error).toBeInstanceOf(AnbieterError);
  expect(String(error)).toMatch(/StripeAuthenticationError 401 req_fake Invalid API Key/);
  expect(JSON.stringify([error, String(error), (error as Error).stack, (error as Error).cause])).not.toMatch(
    /falsch0/,
  );
});

test.each([
  ['sk_live_abcdefghijk', 'live'],
  ['rk_live_abcdefghijk', 'live'],
  ['sk_test_live_abcdef', 'test'],
  ['rk_test_abcdefghijk', 'test'],
])('with the key %s, money is %s', (key, modus) => {
  expect(openStripe({ key, webhookSecret: undefined, api: undefined }, { now: () => now }).modus).toBe(modus);
});
