import { describe, expect, test } from 'vitest';
import { readOnlineAngebot } from '#features/zahlarten/server/index.ts';
import { readKatalogVersion } from '#server/katalog-version/katalog-version.repository.ts';
import { type DatabaseName, databases, openMigratedDatabase } from '#test/database/databases.ts';
import { fakeAnbieter } from '#test/zahlung/fake-anbieter.ts';
import { AnbieterError, type ZahlungsAnbieter } from './anbieter.ts';
import { refreshAngebot } from './refresh-angebot.ts';

const now = new Date('2026-11-24T09:00:00.000Z');

async function start(database: DatabaseName) {
  const { db } = await openMigratedDatabase(database);
  const { signal } = new AbortController();
  const refresh = (anbieter: ZahlungsAnbieter | undefined) =>
    refreshAngebot(db, async () => anbieter, { now, signal });
  return { db, refresh, stored: () => readOnlineAngebot(db), version: () => readKatalogVersion(db) };
}

describe.each(databases)('what the payment provider offers on %s', (database) => {
  test('is stored, pages are made again when it has changed, and it goes with the provider', async () => {
    const { refresh, stored, version } = await start(database);
    const stripe = fakeAnbieter();
    await refresh(stripe);
    expect(await stored()).toEqual({ anbieter: 'stripe', modus: 'test', wege: ['karte', 'paypal', 'wero'] });
    const before = await version();
    await refresh(stripe);
    expect(await version()).toBe(before);
    stripe.wege = ['paypal'];
    await refresh(stripe);
    expect(await stored()).toMatchObject({ wege: ['paypal'] });
    expect(await version()).not.toBe(before);
    await refresh(undefined);
    expect(await stored()).toBeUndefined();
  });

  test('stays when the provider gives no answer, and its error is told', async () => {
    const { refresh, stored } = await start(database);
    const stripe = fakeAnbieter();
    await refresh(stripe);
    stripe.failNext(1);
    await expect(refresh(stripe)).rejects.toThrow('The provider fails.');
    expect(await stored()).toMatchObject({ wege: ['karte', 'paypal', 'wero'] });
  });

  test('ends when the provider does not take the key any more', async () => {
    const { refresh, stored } = await start(database);
    const stripe = fakeAnbieter();
    await refresh(stripe);
    const { leseWege } = stripe;
    stripe.leseWege = async () => {
      throw new AnbieterError('No.', { verbot: 'schluessel' });
    };
    await expect(refresh(stripe)).rejects.toThrow('No.');
    expect(await stored()).toMatchObject({ anbieter: 'stripe', wege: [] });
    await refresh(Object.assign(stripe, { leseWege }));
    expect(await stored()).toMatchObject({ wege: ['karte', 'paypal', 'wero'] });
  });

  test.each([
    ['another provider', fakeAnbieter({ name: 'probe', modus: 'probe' })],
    ['real money instead of a test', fakeAnbieter({ modus: 'live' })],
    ['the first provider', undefined],
  ])('is nothing when the shop has %s that gives no answer', async (_title, other) => {
    const { refresh, stored } = await start(database);
    const neu = other ?? fakeAnbieter();
    if (other) await refresh(fakeAnbieter());
    neu.failNext(1);
    await expect(refresh(neu)).rejects.toThrow('The provider fails.');
    expect(await stored()).toEqual({ anbieter: neu.name, modus: neu.modus, wege: [] });
  });

  test.each([
    ['says what it offers', 0],
    ['gives no answer', 1],
  ])('is what the new provider says when the old one %s late', async (_title, failures) => {
    const { db, refresh, stored } = await start(database);
    const [alter, neuer] = [fakeAnbieter({ modus: 'live' }), fakeAnbieter()];
    alter.failNext(failures);
    let gilt: ZahlungsAnbieter = alter;
    alter.beforeCall = () => {
      gilt = neuer;
      return refresh(neuer);
    };
    const { signal } = new AbortController();
    await refreshAngebot(db, async () => gilt, { now, signal });
    expect(await stored()).toEqual({ anbieter: 'stripe', modus: 'test', wege: ['karte', 'paypal', 'wero'] });
  });

  test('is not waited for when the shop stops', async () => {
    const { db, stored } = await start(database);
    const silent = fakeAnbieter();
    silent.beforeCall = () => new Promise(() => {});
    const end = new AbortController();
    const asked = refreshAngebot(db, async () => silent, { now, signal: end.signal });
    end.abort();
    await expect(asked).rejects.toThrow('aborted');
    expect(await stored()).toBeUndefined();
  });
});
