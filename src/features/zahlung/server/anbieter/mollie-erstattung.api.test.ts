import { expect, onTestFinished, test } from 'vitest';
import { startFakeMollie } from '#test/zahlung/fake-mollie.ts';
import type { NeueErstattung } from './anbieter.ts';
import { openMollie } from './mollie.ts';

const zahlung = {
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

/** A payment of 23,05 € at a fake provider on this machine. */
async function startBezahlt() {
  const fake = await startFakeMollie();
  onTestFinished(fake.close);
  const mollie = openMollie(fake);
  const { anbieterId } = await mollie.beginne(zahlung);
  fake.set(anbieterId, { status: 'paid', method: 'creditcard' });
  const neu = {
    id: '01JE000000000000000000001',
    zahlungId: anbieterId,
    ...{ betragCent: 2305, uebrigCent: 0 },
    nummer: 'B-26-0001',
  };
  const erstatte = (changes: Partial<NeueErstattung> = {}) => mollie.erstatte({ ...neu, ...changes });
  const lies = (id: string) => mollie.liesErstattung({ anbieterId: id, zahlungId: anbieterId });
  const left = async () => (await mollie.lies(anbieterId)).betragCent;
  const creations = () =>
    fake.requests.filter(({ method, path }) => method === 'POST' && path.endsWith('/refunds'));
  return { fake, mollie, zahlungId: anbieterId, erstatte, lies, left, neu, creations };
}

const plain = { name: 'AnbieterError', isUnbekannt: false, isUnterwegs: false, isAbgelehnt: false };
const abgelehnt = { ...plain, isAbgelehnt: true };
const unbekannt = { ...plain, isUnbekannt: true };

test('all of a payment goes back, under a key of the refund’s own', async () => {
  const { fake, zahlungId, erstatte, lies, left, neu, creations } = await startBezahlt();
  const answer = await erstatte();
  expect(answer).toEqual({ anbieterId: fake.refunds.made[0]?.id, stand: 'laeuft' });
  expect(await lies(answer.anbieterId)).toEqual(answer);
  expect(await left()).toBe(0);
  const [{ path, key, body } = { path: '', key: '', body: '' }] = creations();
  expect({ path, key, body: JSON.parse(body) }).toEqual({
    path: `/v2/payments/${zahlungId}/refunds`,
    key: `erstattung-${neu.id}`,
    body: {
      amount: { currency: 'EUR', value: '23.05' },
      description: 'Bestellung B-26-0001',
      metadata: { nummer: 'B-26-0001', erstattung: neu.id },
    },
  });
});

test('an attempt and a refund with the same id are two things', async () => {
  const { fake, erstatte } = await startBezahlt();
  await erstatte({ id: zahlung.id });
  expect(fake.refunds.made).toHaveLength(1);
});

test('parts of one payment go back; more than is left does not, whatever the account may do', async () => {
  const { fake, erstatte, left, creations } = await startBezahlt();
  fake.refunds.moreCent = 2500;
  await erstatte({ betragCent: 500 });
  await erstatte({ id: 'zwei', betragCent: 501 });
  expect(await left()).toBe(1304);
  await expect(erstatte({ id: 'drei', betragCent: 1305 })).rejects.toMatchObject(abgelehnt);
  expect(creations()).toHaveLength(2);
  await erstatte({ id: 'vier', betragCent: 1304 });
  expect(await left()).toBe(0);
});

test('the same amount twice in an hour is taken for a mistake by Mollie, and returned when it is asked later', async () => {
  const { fake, erstatte, left } = await startBezahlt();
  await erstatte({ betragCent: 500 });
  await expect(erstatte({ id: 'zwei', betragCent: 500 })).rejects.toMatchObject(plain);
  fake.refunds.lastHour.clear();
  fake.forgetKeys();
  expect(await erstatte({ id: 'zwei', betragCent: 500 })).toMatchObject({ stand: 'laeuft' });
  expect(await left()).toBe(1305);
});

test.each([
  ['a failure of Mollie', 'failNext'],
  ['too many requests', 'limitNext'],
  ['an answer that gets lost after the work', 'loseNext'],
] as const)('after %s it is tried again under the same key, and returns once', async (_title, trouble) => {
  const { fake, erstatte, left, creations } = await startBezahlt();
  fake[trouble](2, '/refunds');
  await erstatte({ betragCent: 500 });
  expect(new Set(creations().map(({ key }) => key)).size).toBe(1);
  expect(creations()).toHaveLength(3);
  expect(await left()).toBe(1805);
});

test('what was returned while its answer got lost is found, also when its key is forgotten', async () => {
  const { fake, erstatte, left } = await startBezahlt();
  fake.loseNext(3, '/refunds');
  await expect(erstatte({ betragCent: 500 })).rejects.toMatchObject(plain);
  const found = { anbieterId: fake.refunds.made[0]?.id, stand: 'laeuft' };
  expect(await erstatte({ betragCent: 500 })).toEqual(found);
  fake.forgetKeys();
  fake.refunds.lastHour.clear();
  expect(await erstatte({ betragCent: 500 })).toEqual(found);
  expect(fake.refunds.made).toHaveLength(1);
  expect(await left()).toBe(1805);
});

test('it is found on a later page, among those of others, and its key goes to no other address', async () => {
  const { fake, erstatte, lies } = await startBezahlt();
  const first = await erstatte({ betragCent: 500 });
  for (const [at, metadata] of [null, 'Text', { erstattung: 7 }].entries()) {
    const { anbieterId } = await erstatte({ id: `nr-${at}`, betragCent: 100 + at });
    fake.setRefund(anbieterId, { metadata, status: 'brand-new' });
  }
  fake.forgetKeys();
  fake.refunds.pageSize = 1;
  fake.setRefund(first.anbieterId, { status: 'refunded' });
  expect(await erstatte({ betragCent: 500 })).toEqual(await lies(first.anbieterId));
  expect(fake.refunds.made).toHaveLength(4);
});

test('nothing is begun while it is not known whether it was: too many pages, or one of another shape', async () => {
  const { fake, erstatte, creations } = await startBezahlt();
  for (let at = 0; at < 6; at += 1) await erstatte({ id: `nr-${at}`, betragCent: 10 + at });
  fake.refunds.pageSize = 1;
  await expect(erstatte({ betragCent: 9 })).rejects.toMatchObject(plain);
  fake.refunds.pageSize = 250;
  fake.setRefund(fake.refunds.made[3]?.id ?? '', { amount: { currency: 'EUR', value: '1,00' } });
  await expect(erstatte({ betragCent: 9 })).rejects.toThrow('unknown way: _embedded.refunds.2.amount.value');
  expect(creations()).toHaveLength(6);
});

test.each([
  ['queued', 'laeuft'],
  ['pending', 'laeuft'],
  ['processing', 'laeuft'],
  ['refunded', 'erledigt'],
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
  fake.setRefund(anbieterId, { status: 'refunded' });
  expect(await lies(anbieterId)).toEqual({ anbieterId, stand: 'erledigt' });
  fake.setRefund(anbieterId, { status: 'failed' });
  expect(await lies(anbieterId)).toEqual({ anbieterId, stand: 'gescheitert' });
  expect(await left()).toBe(2305);
  fake.refunds.lastHour.clear();
  expect(await erstatte({ id: 'zwei' })).toMatchObject({ stand: 'laeuft' });
});

test('one that was cancelled at Mollie and is gone has failed, as long as its payment is known', async () => {
  const { fake, zahlungId, erstatte, lies } = await startBezahlt();
  const { anbieterId } = await erstatte();
  fake.refunds.made.splice(0);
  expect(await lies(anbieterId)).toEqual({ anbieterId, stand: 'gescheitert' });
  fake.payments.delete(zahlungId);
  await expect(lies(anbieterId)).rejects.toMatchObject(unbekannt);
});

test('one that is gone has not failed while nothing is heard of its payment', async () => {
  const { fake, zahlungId, erstatte, lies } = await startBezahlt();
  const { anbieterId } = await erstatte();
  fake.refunds.made.splice(0);
  fake.failNext(3, `/payments/${zahlungId}`);
  await expect(lies(anbieterId)).rejects.toMatchObject(plain);
});

test('a payment that was not made, or in another currency, is refused for good', async () => {
  const { fake, zahlungId, erstatte } = await startBezahlt();
  fake.set(zahlungId, { amount: { currency: 'USD', value: '23.05' } });
  await expect(erstatte({ id: 'eins' })).rejects.toMatchObject(abgelehnt);
  fake.set(zahlungId, { status: 'open', amount: { currency: 'EUR', value: '23.05' } });
  await expect(erstatte({ id: 'zwei' })).rejects.toMatchObject(abgelehnt);
  expect(fake.refunds.made).toEqual([]);
});

test.each([
  [422, abgelehnt],
  [400, plain],
  [401, plain],
  [403, plain],
  [409, plain],
  [404, unbekannt],
  [410, unbekannt],
])('a refusal with %i is told as what it is', async (status, expected) => {
  const { fake, erstatte } = await startBezahlt();
  fake.refunds.refusals.push(status);
  await expect(erstatte()).rejects.toMatchObject(expected);
  expect(fake.refunds.made).toEqual([]);
});

test('the same id for another amount returns nothing more, and says nothing of the first', async () => {
  const { fake, erstatte } = await startBezahlt();
  fake.loseNext(3, '/refunds');
  await expect(erstatte({ betragCent: 500 })).rejects.toMatchObject(plain);
  await expect(erstatte({ betragCent: 501 })).rejects.toThrow('another amount');
  const made = fake.refunds.made.splice(0);
  await expect(erstatte({ betragCent: 501 })).rejects.toMatchObject(plain);
  expect([made.length, fake.refunds.made]).toEqual([1, []]);
});

test.each([
  ['another amount', { amount: { currency: 'EUR', value: '23.04' } }],
  ['another currency', { amount: { currency: 'USD', value: '23.05' } }],
])('a refund of %s than was asked for is no usable answer', async (_title, change) => {
  const { fake, erstatte } = await startBezahlt();
  fake.setRefund((await erstatte()).anbieterId, change);
  await expect(erstatte()).rejects.toMatchObject(plain);
});

test.each([
  ['an unknown state', { status: 'napping' }],
  ['an amount with a comma', { amount: { currency: 'EUR', value: '23,05' } }],
])('a refund with %s is no usable answer to any question', async (_title, change) => {
  const { fake, erstatte, lies } = await startBezahlt();
  const { anbieterId } = await erstatte();
  fake.setRefund(anbieterId, change);
  await expect(erstatte()).rejects.toMatchObject(plain);
  await expect(lies(anbieterId)).rejects.toMatchObject(plain);
});

test('an id that would lead elsewhere is none', async () => {
  const { fake, erstatte } = await startBezahlt();
  fake.setRefund((await erstatte()).anbieterId, { id: '../../methods' });
  await expect(erstatte()).rejects.toThrow('unknown way: id');
});

test('what Mollie does not know is told from what it does not speak of', async () => {
  const { fake, erstatte, neu } = await startBezahlt();
  await expect(erstatte({ zahlungId: 'tr_fremd' })).rejects.toMatchObject(unbekannt);
  const fremd = openMollie({ ...fake, key: 'test_falsch' });
  const error = await fremd.erstatte(neu).catch((error: unknown) => error);
  expect(error).toMatchObject(plain);
  expect(JSON.stringify([error, String(error), (error as Error).stack])).not.toMatch(/test_falsch/);
});

test('a provider that fails, is asked too often, stays silent or is not there gives no usable answer', async () => {
  const { fake, erstatte, zahlungId, neu } = await startBezahlt();
  const { anbieterId } = await erstatte({ id: 'eins', betragCent: 1 });
  const ungeduldig = openMollie(fake, { timeout: 50 });
  const expectNoAnswer = async () => {
    const asked = [ungeduldig.erstatte(neu), ungeduldig.liesErstattung({ anbieterId, zahlungId })];
    for (const answer of await Promise.allSettled(asked))
      expect(answer).toMatchObject({ status: 'rejected', reason: plain });
  };
  for (const trouble of ['failNext', 'limitNext', 'hangNext'] as const) {
    fake[trouble](6);
    await expectNoAnswer();
    fake[trouble](3, '/refunds');
    await expect(ungeduldig.erstatte({ ...neu, betragCent: 2 })).rejects.toMatchObject(plain);
  }
  await fake.close();
  await expectNoAnswer();
  expect(fake.refunds.made).toHaveLength(1);
});

test('where more went back than the shop knows of, nothing more does until a person has looked', async () => {
  const { erstatte } = await startBezahlt();
  const vonHand = { id: 'hand', betragCent: 100 };
  await erstatte(vonHand);
  await expect(erstatte({ id: 'zwei', betragCent: 500, uebrigCent: 2305 })).rejects.toMatchObject({
    isAbgelehnt: true,
  });
  // What was begun under the same id is found before that.
  await erstatte({ ...vonHand, uebrigCent: 2305 });
  await erstatte({ id: 'zwei', betragCent: 500, uebrigCent: 2205 });
});
