import { expect, onTestFinished, test } from 'vitest';
import { type FakeStripe, startFakeStripe } from '#test/zahlung/fake-stripe.ts';
import { FakeRefusal } from '#test/zahlung/fake-stripe-session.ts';
import { AnbieterError, type NeueErstattung } from './anbieter.ts';
import { openStripe } from './stripe.ts';

const now = new Date('2026-11-24T09:00:00.000Z');

const zahlung = {
  id: '01J00000000000000000000001',
  nummer: 'B-26-0001',
  betragCent: 2390,
  laeuftBis: new Date('2026-11-24T10:00:00.000Z'),
  email: 'erika@kundschaft.example',
  ladenName: 'Seifenhof',
  ohne: [],
  erfolg: 'https://laden.example/bestellung/abc/zahlung?zurueck=bezahlt',
  abbruch: 'https://laden.example/bestellung/abc/zahlung?zurueck=abbruch',
};

/** A payment of 23,90 € at a fake provider on this machine, with the real SDK between them. */
async function startBezahlt() {
  const fake = await startFakeStripe({ now: () => now });
  onTestFinished(fake.close);
  const stripe = openStripe(fake, { now: () => now, maxNetworkRetries: 1 });
  const { anbieterId } = await stripe.beginne(zahlung);
  fake.pay(anbieterId);
  const neu = {
    id: '01JE000000000000000000001',
    zahlungId: anbieterId,
    ...{ betragCent: 2390, uebrigCent: 0 },
    nummer: 'B-26-0001',
  };
  const erstatte = (changes: Partial<NeueErstattung> = {}) => stripe.erstatte({ ...neu, ...changes });
  const lies = (id: string) => stripe.liesErstattung({ anbieterId: id, zahlungId: anbieterId });
  const left = async () => (await stripe.lies(anbieterId)).betragCent;
  return { fake, stripe, zahlungId: anbieterId, erstatte, lies, left, neu };
}

const creations = ({ requests }: FakeStripe) =>
  requests.filter(({ method, path }) => method === 'POST' && path === '/v1/refunds');

const plain = { name: 'AnbieterError', isUnbekannt: false, isUnterwegs: false, isAbgelehnt: false };
const abgelehnt = { ...plain, isAbgelehnt: true };
const unbekannt = { ...plain, isUnbekannt: true };

test('all of a payment goes back by its payment intent, under a key of the refund’s own', async () => {
  const { fake, zahlungId, erstatte, lies, left, neu } = await startBezahlt();
  const answer = await erstatte();
  expect(answer).toEqual({ anbieterId: fake.refunds.made[0]?.id, stand: 'erledigt' });
  expect(await lies(answer.anbieterId)).toEqual(answer);
  expect(await left()).toBe(0);
  expect(creations(fake)).toEqual([
    {
      method: 'POST',
      path: '/v1/refunds',
      idempotencyKey: `erstattung-${neu.id}`,
      params: {
        payment_intent: fake.sessions.get(zahlungId)?.payment_intent?.id,
        amount: '2390',
        reason: 'requested_by_customer',
        'metadata[nummer]': 'B-26-0001',
        'metadata[erstattung]': neu.id,
      },
    },
  ]);
});

test('an attempt and a refund with the same id are two things', async () => {
  const { fake, erstatte } = await startBezahlt();
  await erstatte({ id: zahlung.id });
  expect(fake.refunds.made).toHaveLength(1);
});

test('two parts of one payment go back, also of the same amount; more than is left does not', async () => {
  const { fake, erstatte, left } = await startBezahlt();
  const first = await erstatte({ betragCent: 500 });
  const second = await erstatte({ id: 'zwei', betragCent: 500 });
  expect(second.anbieterId).not.toBe(first.anbieterId);
  expect(await left()).toBe(1390);
  await expect(erstatte({ id: 'drei', betragCent: 1391 })).rejects.toMatchObject(abgelehnt);
  await erstatte({ id: 'vier', betragCent: 1390 });
  expect(await left()).toBe(0);
  await expect(erstatte({ id: 'fünf', betragCent: 1 })).rejects.toThrow(/charge_already_refunded 400/);
  await expect(erstatte({ id: 'fünf', betragCent: 1 })).rejects.toMatchObject(abgelehnt);
  expect(fake.refunds.made.map(({ amount }) => amount)).toEqual([500, 500, 1390]);
});

test.each([
  ['a failure of Stripe', 'failNext'],
  ['a line that is cut before the work', 'dropNext'],
  ['an answer that gets lost after the work', 'loseNext'],
] as const)('%s is tried again under the same key, and returns once', async (_title, trouble) => {
  const { fake, erstatte, left } = await startBezahlt();
  fake[trouble](1, 'POST /v1/refunds');
  await erstatte({ betragCent: 500 });
  expect(creations(fake)).toHaveLength(2);
  expect(new Set(creations(fake).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  expect(await left()).toBe(1890);
});

test('what was returned while its answer got lost is found, also when its key is forgotten', async () => {
  const { fake, erstatte, left } = await startBezahlt();
  fake.loseNext(2, 'POST /v1/refunds');
  await expect(erstatte({ betragCent: 500 })).rejects.toMatchObject(plain);
  const found = { anbieterId: fake.refunds.made[0]?.id, stand: 'erledigt' };
  expect(await erstatte({ betragCent: 500 })).toEqual(found);
  fake.forgetKeys();
  expect(await erstatte({ betragCent: 500 })).toEqual(found);
  expect(fake.refunds.made).toHaveLength(1);
  expect(await left()).toBe(1890);
});

test('it is found on a later page, among refunds of others without any metadata', async () => {
  const { fake, erstatte, lies } = await startBezahlt();
  const first = await erstatte({ betragCent: 500 });
  for (const id of ['zwei', 'drei']) {
    const { anbieterId } = await erstatte({ id, betragCent: 100 });
    fake.changeRefund(anbieterId, { metadata: null });
  }
  fake.forgetKeys();
  fake.refunds.pageSize = 1;
  fake.changeRefund(first.anbieterId, { status: 'pending' });
  expect(await erstatte({ betragCent: 500 })).toEqual(await lies(first.anbieterId));
  expect(fake.refunds.made).toHaveLength(3);
});

test('nothing is begun while it is not known whether it was: too many pages, or one of another shape', async () => {
  const { fake, erstatte, neu } = await startBezahlt();
  for (let at = 0; at < 11; at += 1) await erstatte({ id: `nr-${at}`, betragCent: 10 });
  const { length } = creations(fake);
  fake.refunds.pageSize = 1;
  await expect(erstatte({ betragCent: 10 })).rejects.toMatchObject(plain);
  fake.refunds.pageSize = 100;
  fake.changeRefund(fake.refunds.made[3]?.id ?? '', { id: 7 as never });
  await expect(erstatte({ id: neu.id, betragCent: 10 })).rejects.toThrow('unknown way: data.7.id');
  expect(creations(fake)).toHaveLength(length);
});

test.each([
  ['pending', 'laeuft'],
  ['requires_action', 'laeuft'],
  ['succeeded', 'erledigt'],
  ['failed', 'gescheitert'],
  ['canceled', 'gescheitert'],
] as const)('a refund that is %s is %s, when it is begun, found and asked for', async (status, stand) => {
  const { fake, erstatte, lies } = await startBezahlt();
  fake.refunds.next.push(status);
  const begun = await erstatte();
  expect(begun.stand).toBe(stand);
  expect(await erstatte()).toEqual(begun);
  expect(await lies(begun.anbieterId)).toEqual(begun);
  expect(fake.refunds.made).toHaveLength(1);
});

test('one that fails days after it was done is read so, and its money is of the payment again', async () => {
  const { fake, erstatte, lies, left } = await startBezahlt();
  const { anbieterId } = await erstatte();
  fake.changeRefund(anbieterId, { status: 'failed' });
  fake.forgetKeys();
  const gescheitert = { anbieterId, stand: 'gescheitert' };
  expect([await lies(anbieterId), await erstatte()]).toEqual([gescheitert, gescheitert]);
  expect(await left()).toBe(2390);
  expect(await erstatte({ id: 'zwei' })).toMatchObject({ stand: 'erledigt' });
});

test('a payment that was not made, or whose money does not come, is refused for good', async () => {
  const { fake, stripe, erstatte } = await startBezahlt();
  const open = await stripe.beginne({ ...zahlung, id: 'offen' });
  await expect(erstatte({ zahlungId: open.anbieterId })).rejects.toMatchObject(abgelehnt);
  fake.leaveUnderWay(open.anbieterId);
  await expect(erstatte({ zahlungId: open.anbieterId })).rejects.toMatchObject(abgelehnt);
  expect(fake.refunds.made).toEqual([]);
});

test.each([
  ['a charge that is disputed', { code: 'charge_disputed' }, abgelehnt],
  ['a way to pay that returns nothing', { code: 'charge_not_refundable' }, abgelehnt],
  ['a bank that refuses', { status: 402, type: 'card_error', code: 'card_declined' }, abgelehnt],
  ['too little in the account, by code', { code: 'balance_insufficient' }, plain],
  ['too little in the account, by words', { messageCode: 'insufficient_balance_for_refund' }, plain],
  ['a bank that is slow', { status: 402, type: 'card_error', code: 'processing_error' }, plain],
  ['a key without the right', { status: 403 }, plain],
  ['another request under the key', { status: 409, code: 'idempotency_key_in_use' }, plain],
  ['a payment that is gone', { status: 404, code: 'resource_missing' }, unbekannt],
])('%s is told as what it is', async (_title, grund, expected) => {
  const { fake, erstatte } = await startBezahlt();
  // The SDK repeats what may be over in a moment.
  fake.refunds.refusals.push(...Array.from({ length: 2 }, () => new FakeRefusal('No refund.', grund)));
  await expect(erstatte()).rejects.toMatchObject(expected);
  expect(fake.refunds.made).toEqual([]);
});

test('what was refused for now is returned when it is asked again', async () => {
  const { fake, erstatte } = await startBezahlt();
  fake.refunds.refusals.push(
    new FakeRefusal('Insufficient funds in your Stripe balance to refund this amount.'),
  );
  await expect(erstatte()).rejects.toMatchObject(plain);
  // Until it forgets the key, Stripe repeats what it said.
  await expect(erstatte()).rejects.toMatchObject(plain);
  fake.forgetKeys();
  expect(await erstatte()).toMatchObject({ stand: 'erledigt' });
});

test('the same id for another amount returns nothing more, and says nothing of the first', async () => {
  const { fake, erstatte } = await startBezahlt();
  fake.loseNext(2, 'POST /v1/refunds');
  await expect(erstatte({ betragCent: 500 })).rejects.toMatchObject(plain);
  await expect(erstatte({ betragCent: 501 })).rejects.toThrow('another amount');
  const [made] = fake.refunds.made.splice(0);
  await expect(erstatte({ betragCent: 501 })).rejects.toMatchObject(plain);
  await expect(erstatte({ betragCent: 501 })).rejects.toThrow('StripeIdempotencyError');
  expect([made?.amount, fake.refunds.made]).toEqual([500, []]);
});

test.each([
  ['another amount', { amount: 2389 }],
  ['another currency', { currency: 'usd' }],
])('a refund of %s than was asked for is no usable answer', async (_title, change) => {
  const { fake, erstatte } = await startBezahlt();
  const { anbieterId } = await erstatte();
  fake.changeRefund(anbieterId, change);
  await expect(erstatte()).rejects.toMatchObject(plain);
});

test.each([
  ['an unknown state', { status: 'napping' }],
  ['no state', { status: null }],
  ['a part of a cent', { amount: 2390.5 }],
])('a refund with %s is no usable answer to any question', async (_title, change) => {
  const { fake, erstatte, lies } = await startBezahlt();
  const { anbieterId } = await erstatte();
  fake.changeRefund(anbieterId, change);
  await expect(erstatte()).rejects.toMatchObject(plain);
  await expect(lies(anbieterId)).rejects.toMatchObject(plain);
});

test('what Stripe does not know is told from what it does not speak of', async () => {
  const { fake, erstatte, lies, neu } = await startBezahlt();
  await expect(erstatte({ zahlungId: 'cs_test_fremd' })).rejects.toMatchObject(unbekannt);
  await expect(lies('re_fremd')).rejects.toMatchObject(unbekannt);
  const fremd = openStripe({ ...fake, key: 'rk_test_falsch0000000000' }, { now: () => now });
  const error = await fremd.erstatte(neu).catch((error: unknown) => error);
  expect(error).toMatchObject(plain);
  expect(JSON.stringify([error, String(error), (error as Error).stack])).not.toMatch(/falsch0/);
});

test('a provider that fails, is asked too often, stays silent or is not there gives no usable answer', async () => {
  const { fake, erstatte, zahlungId, neu } = await startBezahlt();
  const { anbieterId } = await erstatte({ id: 'eins', betragCent: 1 });
  const ungeduldig = openStripe(fake, { now: () => now, timeout: 50, maxNetworkRetries: 0 });
  const expectNoAnswer = async () => {
    const asked = [ungeduldig.erstatte(neu), ungeduldig.liesErstattung({ anbieterId, zahlungId })];
    for (const answer of await Promise.allSettled(asked))
      expect(answer).toMatchObject({ status: 'rejected', reason: plain });
  };
  for (const trouble of ['failNext', 'limitNext', 'hangNext'] as const) {
    fake[trouble](2);
    await expectNoAnswer();
    fake[trouble](1, 'POST /v1/refunds');
    await expect(ungeduldig.erstatte({ ...neu, betragCent: 1 })).rejects.toMatchObject(plain);
  }
  await fake.close();
  await expectNoAnswer();
  expect(fake.refunds.made).toHaveLength(1);
});

test('an answer of another shape is none', async () => {
  const { fake, zahlungId, erstatte } = await startBezahlt();
  Object.assign(fake.sessions.get(zahlungId)?.payment_intent ?? {}, { id: 7 });
  await expect(erstatte()).rejects.toThrow('unknown way: payment_intent');
  await expect(erstatte()).rejects.toBeInstanceOf(AnbieterError);
});

test('where more went back than the shop knows of, nothing more does until a person has looked', async () => {
  const { erstatte } = await startBezahlt();
  const vonHand = { id: 'hand', betragCent: 100 };
  await erstatte(vonHand);
  await expect(erstatte({ id: 'zwei', betragCent: 500, uebrigCent: 2390 })).rejects.toMatchObject({
    isAbgelehnt: true,
  });
  // What was begun under the same id is found before that.
  await erstatte({ ...vonHand, uebrigCent: 2390 });
  await erstatte({ id: 'zwei', betragCent: 500, uebrigCent: 2290 });
});
