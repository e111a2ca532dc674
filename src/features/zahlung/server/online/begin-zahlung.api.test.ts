import { describe, expect, test } from 'vitest';
import { recordZahlung } from '#features/auftrag/server/index.ts';
import { cancelBestellung } from '#features/bestellung/server/change-bestellung.ts';
import { AppError } from '#shared/wire/errors.ts';
import { databases } from '#test/database/databases.ts';
import { changeWege } from '#test/zahlung/change-wege.ts';
import { fakeAnbieter } from '#test/zahlung/fake-anbieter.ts';
import {
  geschehenOf,
  insertOnlineAuftrag,
  nachMinuten,
  offerOnline,
  openBezahlung,
  versucheOf,
} from '#test/zahlung/online-laden.ts';
import { AnbieterError } from '../anbieter/anbieter.ts';
import { beginZahlung } from './begin-zahlung.ts';
import { endVersuche } from './end-versuche.ts';
import { gleicheVersuchAb } from './gleiche-ab.ts';

const refusal = (code: string, text: RegExp) =>
  expect.objectContaining({ code, message: expect.stringMatching(text) });

describe.each(databases)('beginning to pay on %s', (database) => {
  test('stores the attempt first, and answers where it is paid', async () => {
    const { db, anbieter, auftrag, services } = await openBezahlung(database);
    let stored: unknown;
    anbieter.beforeCall = async () => {
      stored = await versucheOf(db, auftrag.id);
    };
    const { adresse: seite } = await beginZahlung(db, auftrag.id, services);
    expect(stored).toMatchObject([{ stand: 'beginnt', betragCent: 2070, anbieterId: null, adresse: null }]);
    const [versuch] = await versucheOf(db, auftrag.id);
    expect(versuch).toMatchObject({
      ...{ stand: 'offen', anbieter: 'stripe', modus: 'test', adresse: seite, beendetAt: null },
      ...{ laeuftBis: nachMinuten(60).toISOString(), pruefenAt: nachMinuten(2).toISOString() },
    });
    const zurueck = `${services.adresse}/bestellung/${auftrag.token}/zahlung?zurueck=`;
    expect([...anbieter.sessions.values()].map(({ zahlung }) => zahlung)).toEqual([
      {
        ...{
          id: versuch?.id,
          nummer: auftrag.nummer,
          ohne: [],
          betragCent: 2070,
          laeuftBis: nachMinuten(60),
        },
        ...{ email: 'erika@kundschaft.example', ladenName: 'Seifenhof' },
        ...{ erfolg: `${zurueck}bezahlt`, abbruch: `${zurueck}abbruch` },
      },
    ]);
  });

  test('from many tabs, and on two nodes, is one payment with one address', async () => {
    const { db, node, anbieter, auftrag, services } = await openBezahlung(database);
    const both = [db, node, db, node, db, node];
    const adressen = await Promise.all(both.map((db) => beginZahlung(db, auftrag.id, services)));
    expect(new Set(adressen.map((one) => one.adresse)).size).toBe(1);
    expect(anbieter.sessions.size).toBe(1);
    expect(await versucheOf(db, auftrag.id)).toMatchObject([{ stand: 'offen' }]);
  });

  test('goes on with what was begun, also after the provider gave no answer or it got lost', async () => {
    const { db, anbieter, auftrag, services, wait, errors } = await openBezahlung(database);
    anbieter.failNext(1);
    await expect(beginZahlung(db, auftrag.id, services)).rejects.toEqual(
      refusal('UNAVAILABLE', /^Die Bezahlseite antwortet gerade nicht\./),
    );
    expect(errors).toEqual(['the payment provider could not be asked']);
    wait(1);
    anbieter.loseNext(1);
    await expect(beginZahlung(db, auftrag.id, services)).rejects.toThrow(AppError);
    expect(anbieter.sessions.size).toBe(1);
    wait(20);
    const { adresse: erste } = await beginZahlung(db, auftrag.id, services);
    wait(50);
    expect(await beginZahlung(db, auftrag.id, services)).toEqual({ adresse: erste });
    expect(anbieter.sessions.size).toBe(1);
    expect(await versucheOf(db, auftrag.id)).toHaveLength(1);
  });

  test('begins anew what was begun with another address of the shop, which nobody has got', async () => {
    const { db, anbieter, auftrag, services } = await openBezahlung(database);
    anbieter.loseNext(1);
    await expect(beginZahlung(db, auftrag.id, services)).rejects.toThrow();
    const umgezogen = { ...services, adresse: 'https://neu.example' };
    const { adresse } = await beginZahlung(db, auftrag.id, umgezogen);
    const [erste, zweite] = await versucheOf(db, auftrag.id);
    expect([erste?.stand, zweite?.stand, zweite?.adresse]).toEqual(['abgebrochen', 'offen', adresse]);
  });

  test('tells the provider which ways the owner has switched off, also where that changes in between', async () => {
    const { db, anbieter, auftrag, services } = await openBezahlung(database);
    const ohne = () => [...anbieter.sessions.values()].map(({ zahlung }) => zahlung.ohne);
    await changeWege(db, { karte: { aktiv: false } });
    anbieter.loseNext(1);
    await expect(beginZahlung(db, auftrag.id, services)).rejects.toThrow();
    expect(ohne()).toEqual([['karte', 'applePay', 'googlePay']]);
    await changeWege(db, { karte: { aktiv: true }, wero: { aktiv: false } });
    await beginZahlung(db, auftrag.id, services);
    expect(ohne().at(-1)).toEqual(['wero']);
    const staende = (await versucheOf(db, auftrag.id)).map(({ stand }) => stand);
    expect(staende).toEqual(['abgebrochen', 'offen']);
  });

  test('begins anew where providers would not take the time that is left', async () => {
    const { db, anbieter, auftrag, services, wait } = await openBezahlung(database);
    anbieter.failNext(1);
    await expect(beginZahlung(db, auftrag.id, services)).rejects.toThrow();
    wait(40);
    await beginZahlung(db, auftrag.id, services);
    expect(await versucheOf(db, auftrag.id)).toMatchObject([
      { stand: 'abgebrochen', anbieterId: null },
      { stand: 'offen', laeuftBis: nachMinuten(100).toISOString() },
    ]);
  });

  test('goes on although the provider does not say how it stands, and begins anew where it has ended', async () => {
    const { db, anbieter, auftrag, services, wait } = await openBezahlung(database);
    const { adresse: erste } = await beginZahlung(db, auftrag.id, services);
    wait(5);
    anbieter.failNext(1);
    expect(await beginZahlung(db, auftrag.id, services)).toEqual({ adresse: erste });
    const [versuch] = await versucheOf(db, auftrag.id);
    anbieter.laufeAb(versuch?.anbieterId ?? '');
    const { adresse: zweite } = await beginZahlung(db, auftrag.id, services);
    expect(zweite).not.toBe(erste);
    expect(await versucheOf(db, auftrag.id)).toMatchObject([{ stand: 'abgelaufen' }, { stand: 'offen' }]);
  });

  test('ends what was begun of another amount, or at another provider, before it begins anew', async () => {
    const { db, anbieter, auftrag, services, bearbeitung } = await openBezahlung(database);
    await beginZahlung(db, auftrag.id, services);
    await recordZahlung(db, { id: auftrag.id, betragCent: 70, tag: '2026-12-01' }, bearbeitung());
    await beginZahlung(db, auftrag.id, services);
    expect(await versucheOf(db, auftrag.id)).toMatchObject([
      { stand: 'abgebrochen', betragCent: 2070 },
      { stand: 'offen', betragCent: 2000 },
    ]);
    expect([...anbieter.sessions.values()].map(({ stand }) => stand)).toEqual(['zu', 'offen']);
    const echt = fakeAnbieter({ modus: 'live' });
    await offerOnline(db, echt);
    await beginZahlung(db, auftrag.id, { ...services, anbieter: echt });
    expect((await versucheOf(db, auftrag.id)).map(({ stand, modus }) => [stand, modus])).toEqual([
      ['abgebrochen', 'test'],
      ['abgelaufen', 'test'],
      ['offen', 'live'],
    ]);
  });

  test('is refused while the provider does not end what was begun of another amount', async () => {
    const { db, anbieter, auftrag, services, bearbeitung } = await openBezahlung(database);
    await beginZahlung(db, auftrag.id, services);
    await recordZahlung(db, { id: auftrag.id, betragCent: 70, tag: '2026-12-01' }, bearbeitung());
    anbieter.failNext(1);
    await expect(beginZahlung(db, auftrag.id, services)).rejects.toEqual(refusal('UNAVAILABLE', /./));
    expect(await versucheOf(db, auftrag.id)).toMatchObject([{ stand: 'offen', betragCent: 2070 }]);
  });

  test('is refused with the reason while a payment of another amount is under way', async () => {
    const { db, anbieter, auftrag, services, bearbeitung } = await openBezahlung(database);
    await beginZahlung(db, auftrag.id, services);
    await recordZahlung(db, { id: auftrag.id, betragCent: 70, tag: '2026-12-01' }, bearbeitung());
    const brichAb = () => Promise.reject(new AnbieterError('Under way.', { isUnterwegs: true }));
    await expect(
      beginZahlung(db, auftrag.id, { ...services, anbieter: { ...anbieter, brichAb } }),
    ).rejects.toEqual(refusal('UNAVAILABLE', /^Eine begonnene Zahlung läuft noch\. Bitte warten Sie/));
  });

  test('is refused for what is paid meanwhile, cancelled, too late, or not offered', async () => {
    const { db, anbieter, auftrag, services, wait, bearbeitung, produktId } = await openBezahlung(database);
    await beginZahlung(db, auftrag.id, services);
    anbieter.zahlen();
    await expect(beginZahlung(db, auftrag.id, services)).rejects.toEqual(
      refusal('CONFLICT', /schon bezahlt/),
    );
    expect((await geschehenOf(db, auftrag.id)).typen).toEqual(['bestellt', 'zahlung']);

    const neuer = () => insertOnlineAuftrag(db, { posten: [{ produktId, menge: 1 }] });
    const storniert = await neuer();
    await cancelBestellung(db, storniert.token, bearbeitung());
    await expect(beginZahlung(db, storniert.id, services)).rejects.toEqual(refusal('CONFLICT', /storniert/));

    const offen = await neuer();
    const ohne = { ...services, anbieter: undefined };
    const gerade = refusal('CONFLICT', /^Online bezahlen geht gerade nicht\. Bitte/);
    await expect(beginZahlung(db, offen.id, ohne)).rejects.toEqual(gerade);
    const anderer = { ...services, anbieter: fakeAnbieter({ name: 'probe', modus: 'probe' }) };
    await expect(beginZahlung(db, offen.id, anderer)).rejects.toEqual(gerade);

    wait(24 * 60 - 1);
    await beginZahlung(db, offen.id, services);
    wait(24 * 60);
    await expect(beginZahlung(db, offen.id, services)).rejects.toEqual(refusal('CONFLICT', /Zeit .* vorbei/));
    expect(await versucheOf(db, storniert.id)).toEqual([]);
  });

  test('gives nobody an address of an attempt that ended while the provider was asked', async () => {
    const { db, anbieter, auftrag, services } = await openBezahlung(database);
    anbieter.beforeCall = async (call) => {
      if (call === 'beginne') await endVersuche(db, auftrag.id, services);
    };
    await expect(beginZahlung(db, auftrag.id, services)).rejects.toEqual(
      refusal('CONFLICT', /Bitte versuchen Sie es noch einmal\.$/),
    );
    expect([...anbieter.sessions.values()].map(({ stand }) => stand)).toEqual(['zu']);
    expect(await versucheOf(db, auftrag.id)).toMatchObject([{ stand: 'abgebrochen' }]);
  });

  test('books what was paid although its attempt ended while the provider was asked', async () => {
    const { db, anbieter, auftrag, services } = await openBezahlung(database);
    anbieter.beforeCall = async (call) => {
      if (call === 'beginne') await endVersuche(db, auftrag.id, services);
      if (call === 'brichAb') anbieter.zahlen();
    };
    await expect(beginZahlung(db, auftrag.id, services)).rejects.toThrow(AppError);
    expect(await versucheOf(db, auftrag.id)).toMatchObject([{ stand: 'bezahlt' }]);
    expect((await geschehenOf(db, auftrag.id)).zahlungen).toMatchObject([{ betragCent: 2070 }]);
  });

  test('an attempt whose address nobody got ends with its time, unasked', async () => {
    const { db, anbieter, auftrag, services, wait } = await openBezahlung(database);
    anbieter.failNext(1);
    await expect(beginZahlung(db, auftrag.id, services)).rejects.toThrow();
    const [versuch] = await versucheOf(db, auftrag.id);
    wait(2);
    await gleicheVersuchAb(db, versuch?.id ?? '', services);
    expect(await versucheOf(db, auftrag.id)).toMatchObject([
      { stand: 'beginnt', pruefenAt: nachMinuten(10).toISOString() },
    ]);
    wait(61);
    await gleicheVersuchAb(db, versuch?.id ?? '', services);
    expect(await versucheOf(db, auftrag.id)).toMatchObject([{ stand: 'abgelaufen' }]);
    expect(anbieter.calls).toMatchObject({ beginne: 1, lies: 0, brichAb: 0 });
  });
});
