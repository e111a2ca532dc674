import { describe, expect, test } from 'vitest';
import { verifyShop } from '#app/server/verify/verify-shop.ts';
import { recordZahlung } from '#features/auftrag/server/index.ts';
import { takeBack } from '#features/auftrag/server/stornieren/take-back.ts';
import { cancelBestellung } from '#features/bestellung/server/index.ts';
import { databases } from '#test/database/databases.ts';
import { fakeAnbieter } from '#test/zahlung/fake-anbieter.ts';
import { geschehenOf, insertOnlineAuftrag, versucheOf } from '#test/zahlung/online-laden.ts';
import { erstattungenOf, openStorniert, postArtenOf } from '#test/zahlung/rueckzahlung.ts';
import { beginZahlung } from '../online/begin-zahlung.ts';
import { gleicheVersuchAb } from '../online/gleiche-ab.ts';
import { readErstattungen } from './read-erstattungen.ts';
import { requestErstattung } from './request-erstattung.ts';

const zahlung = { beginZahlung, requestErstattung };

describe.each(databases)('returning money on %s', (database) => {
  test('in parts goes back part by part, and never more than is to be returned', async () => {
    const { db, anbieter, auftrag, erstatte } = await openStorniert(database, zahlung);
    anbieter.naechsterStand = 'erledigt';
    await erstatte({ betrag: 8 });
    await erstatte({ betrag: 12.7 });
    await expect(erstatte({ betrag: 0.01 })).rejects.toThrow(/nichts zurückzuzahlen/);
    expect([...anbieter.erstattungen.values()].map(({ betragCent }) => betragCent)).toEqual([800, 1270]);
    expect((await geschehenOf(db, auftrag.id)).typen.filter((typ) => typ === 'erstattung')).toHaveLength(2);
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('by the provider is at most what came by it: the rest is transferred', async () => {
    const { db, anbieter, auftrag, erstatte, bearbeitung } = await openStorniert(database, zahlung);
    await recordZahlung(db, { id: auftrag.id, betragCent: 500, tag: '2026-12-01' }, bearbeitung());
    expect(await readErstattungen(db, auftrag.id, anbieter)).toMatchObject({
      ...{ frei: 25.7, anbieter: { betrag: 20.7, name: 'Stripe', modus: 'test' }, hatEmail: true },
    });
    expect(await erstatte({ betrag: 25.7 })).toMatch(
      /^20,70\s€ sind auf dem Weg zurück\. B-\S+: Der Laden fragt nach der Bankverbindung für 5,00\s€\.$/,
    );
    expect(await readErstattungen(db, auftrag.id, anbieter)).toMatchObject({
      frei: 0,
      erstattungen: [
        { betrag: 5, weg: 'ueberweisung', stand: 'beantragt' },
        { betrag: 20.7, weg: 'anbieter', stand: 'laeuft' },
      ],
    });
    await expect(erstatte({ betrag: 1 })).rejects.toThrow(/schon auf dem Weg/);
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('by both ways at once asks for the account, also when the provider is done at once', async () => {
    const { db, anbieter, auftrag, erstatte, bearbeitung } = await openStorniert(database, zahlung);
    await recordZahlung(db, { id: auftrag.id, betragCent: 500, tag: '2026-12-01' }, bearbeitung());
    anbieter.naechsterStand = 'erledigt';
    await erstatte({ betrag: 25.7 });
    const arten = await postArtenOf(db, auftrag.id);
    expect(arten.filter((art) => art === 'kontoFrage' || art === 'erstattung').toSorted()).toEqual([
      ...['erstattung', 'kontoFrage'],
    ]);
  });

  test('that was paid twice goes back payment by payment', async () => {
    const { db, anbieter, services, auftrag, erstatte } = await openStorniert(database, zahlung);
    const [erster] = await versucheOf(db, auftrag.id);
    if (!erster) throw new Error('Nothing was paid.');
    // A payment that came in although the first one had paid the order.
    const zweite = { ...erster, id: 'zweiter', anbieterId: 'fake_zweiter', createdAt: erster.createdAt };
    await db
      .insertInto('zahlungsversuch')
      .values({ ...zweite, stand: 'offen', beendetAt: null, adresse: 'x', pruefenAt: erster.createdAt })
      .execute();
    const [session] = anbieter.sessions.values();
    if (!session) throw new Error('Nothing was paid.');
    anbieter.sessions.set('fake_zweiter', { ...session, anbieterId: 'fake_zweiter' });
    anbieter.naechsterStand = 'erledigt';
    // Its order is cancelled, so its money goes back by itself.
    await gleicheVersuchAb(db, 'zweiter', services);
    await erstatte();
    const wege = [...anbieter.erstattungen.values()].map(({ zahlungId, betragCent }) => [
      zahlungId,
      betragCent,
    ]);
    expect(wege.toSorted()).toEqual(
      [
        [erster.anbieterId, 2070],
        ['fake_zweiter', 2070],
      ].toSorted(),
    );
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('of an order of which nothing is left begins by itself when its money comes late', async () => {
    const { db, anbieter, services, produktId, wait, bearbeitung } = await openStorniert(database, zahlung);
    const spaet = await insertOnlineAuftrag(db, { posten: [{ produktId, menge: 2 }] });
    await beginZahlung(db, spaet.id, services);
    const [versuch] = await versucheOf(db, spaet.id);
    if (!versuch?.anbieterId) throw new Error('The attempt was not begun.');
    await cancelBestellung(db, spaet.token, bearbeitung());
    wait(5);
    anbieter.zahle(versuch.anbieterId);
    await gleicheVersuchAb(db, versuch.id, services);
    expect((await geschehenOf(db, spaet.id)).typen).toEqual([
      ...['bestellt', 'storniert', 'zahlung', 'erstattungBegonnen'],
    ]);
    expect(await erstattungenOf(db, spaet.id)).toMatchObject([{ stand: 'laeuft', betragCent: 2070 }]);
  });

  test('by another provider than it came from is refused', async () => {
    const { auftrag, db, services, erstatte } = await openStorniert(database, zahlung);
    services.anbieter = fakeAnbieter({ name: 'mollie' });
    await expect(erstatte()).rejects.toThrow(/Über den Zahlungsanbieter geht hier nichts zurück/);
    expect(await readErstattungen(db, auftrag.id, services.anbieter)).not.toHaveProperty('anbieter');
  });

  test('that the provider has returned cannot be taken back by hand', async () => {
    const { db, anbieter, auftrag, erstatte, bearbeitung } = await openStorniert(database, zahlung);
    anbieter.naechsterStand = 'erledigt';
    await erstatte();
    const was = { id: auftrag.id, gesehen: 5, nr: 5 };
    await expect(takeBack(db, was, { ...bearbeitung(), isInhaberin: true })).rejects.toThrow(
      /Dieses Geld hat der Zahlungsanbieter zurückgezahlt/,
    );
  });
});
