import { describe, expect, test } from 'vitest';
import { cancelBestellung } from '#features/bestellung/server/change-bestellung.ts';
import { readBestellung } from '#features/bestellung/server/read-bestellung.ts';
import { ladenCalls } from '#features/einstellung/calls.ts';
import type { BestellBody } from '#features/kasse/contract.ts';
import { saveOnlineAngebot } from '#features/zahlarten/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { bestellungVon, gastMit, startOpenShop } from '#test/auftrag/kasse.ts';
import { databases } from '#test/database/databases.ts';
import { listPost } from '#test/konto/nachrichten.ts';
import { senderOf } from '#test/test-app.ts';
import { insertWare } from '#test/ware/ware.ts';
import { changeWege } from '#test/zahlung/change-wege.ts';
import { openOnline } from '#test/zahlung/open-online.ts';
import { cancelTeile } from '../stornieren/cancel-teile.ts';
import { verifyAuftraege } from '../verify/verify-auftraege.ts';
import { recordWiderruf } from '../widerruf/book-widerruf.ts';
import { bookOnlineZahlung } from './book-online-zahlung.ts';
import { expireAuftraege } from './expire-auftraege.ts';
import { switchToUeberweisung } from './switch-to-ueberweisung.ts';
import { lockZahlstand, readZahlstaende } from './zahlstand.ts';

// A Monday morning in Berlin.
const bestelltAt = new Date('2026-11-23T09:00:00.000Z');
const nach = (minuten: number) => new Date(bestelltAt.getTime() + minuten * 60_000);
const adresse = 'https://seifenhof.example';
const log = { error: (entry: object) => expect.fail(JSON.stringify(entry)) };
const einmal = async () => true;
const vorkasse = {
  ...{ kontoinhaber: 'Ada Lovelace', iban: 'DE02120300000000202051', bank: 'Beispielbank' },
  ...{ zahlungstage: 7, erinnernNachTagen: 8, stornierenNachTagen: 10 },
};

type Wege = Pick<BestellBody, 'versandart' | 'zahlart'>;

async function startOnlineShop(database: (typeof databases)[number]) {
  const { app, db } = await startOpenShop(database, { now: () => bestelltAt, publicUrl: adresse });
  await openOnline(db);
  const ware = await insertWare(db, { menge: 3, name: 'Lavendeltraum' });
  /** An order of two pieces, to be paid online. */
  const bestelle = async (menge = 2, wege: Wege = { versandart: 'dhl', zahlart: 'online' }) => {
    const gast = await gastMit(db, { [ware]: menge });
    const body = bestellungVon(await gast.kasse(app), wege);
    const { token } = (await gast.bestelle(app, body)).json().data;
    const { id, gesamtCent } = await db
      .selectFrom('auftrag')
      .select(['id', 'gesamtCent'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    return { id, gesamtCent, token };
  };
  const zahle = (auftrag: { id: string; gesamtCent: number }, now: Date, note = einmal) =>
    bookOnlineZahlung(
      db,
      {
        auftragId: auftrag.id,
        betragCent: auftrag.gesamtCent,
        online: { versuch: 'v1', weg: 'karte', modus: 'test' },
      },
      { now, adresse, note },
    );
  const kasse = async () => (await gastMit(db, { [ware]: 1 })).kasse(app);
  return { app, db, bestelle, zahle, kasse };
}

async function postOf(db: Db): Promise<[string, string | null][]> {
  return (await listPost(db)).map(({ art, faelligAt }) => [art, faelligAt]);
}

async function ereignisseOf(db: Db, auftragId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('auftragEreignis')
    .select('typ')
    .where('auftragId', '=', auftragId)
    .orderBy('nr')
    .execute();
  return rows.map(({ typ }) => typ);
}

describe.each(databases)('an order that is paid online on %s', (database) => {
  test('is confirmed when its money is there, in one mail', async () => {
    const { db, bestelle, zahle } = await startOnlineShop(database);
    const auftrag = await bestelle();
    const spaeter = nach(3).toISOString();
    expect(await postOf(db)).toEqual([
      ['bestellung', spaeter],
      ['neueBestellung', spaeter],
    ]);
    expect(await zahle(auftrag, nach(2))).toBe(true);
    const jetzt = nach(2).toISOString();
    expect(await postOf(db)).toEqual([
      ['bestellung', jetzt],
      ['neueBestellung', jetzt],
    ]);
    const [bestaetigung, meldung] = await listPost(db);
    expect(bestaetigung?.text).toContain('Ihre Zahlung ist da');
    expect(bestaetigung?.text).not.toContain('Jetzt bezahlen');
    expect(meldung?.text).toContain('Online: bezahlt');
    expect(await readBestellung(db, auftrag.token)).toMatchObject({
      stand: 'bezahlt',
      termin: { von: '2026-11-26', bis: '2026-11-28' },
    });
    expect(await verifyAuftraege(db)).toEqual([]);
  });

  test('is confirmed with the way to pay when it stays unpaid, and hears of its money then', async () => {
    const { db, bestelle, zahle } = await startOnlineShop(database);
    const auftrag = await bestelle();
    await db.updateTable('nachricht').set({ gesendetAt: 'x', faelligAt: null }).execute();
    await zahle(auftrag, nach(10));
    const post = await listPost(db);
    expect(post.map(({ art }) => art)).toEqual(['bestellung', 'neueBestellung', 'zahlung']);
    expect(post[0]?.text).toContain('/zahlung');
    expect((await readBestellung(db, auftrag.token)).online).toBeUndefined();
  });

  test('is not confirmed when it is cancelled before: who cancels hears of that alone', async () => {
    const { db, bestelle } = await startOnlineShop(database);
    const { token } = await bestelle();
    await cancelBestellung(db, token, { now: nach(1), adresse });
    const post = await listPost(db);
    expect(post.map(({ art }) => art)).toEqual(['storniert', 'stornoMeldung']);
  });

  test('is confirmed anew, with what is left of it, when a part is cancelled or withdrawn before', async () => {
    const { db, bestelle } = await startOnlineShop(database);
    const bearbeitung = { von: { id: null, name: 'Werkstatt' }, now: nach(1), adresse };
    const { id } = await bestelle(2);
    await cancelTeile(db, { id, gesehen: 1, teile: [{ nr: 1, menge: 1 }], text: '' }, bearbeitung);
    const arten = async () => (await listPost(db)).map(({ art }) => art).toSorted();
    expect(await arten()).toEqual(['bestellung', 'neueBestellung', 'teilStorniert']);
    await recordWiderruf(db, { id, widerruf: 'w1' }, { ...bearbeitung, now: nach(2) });
    expect(await arten()).toEqual(['bestellung', 'neueBestellung', 'teilStorniert']);
    expect((await listPost(db, 'bestellung'))[0]?.text).not.toContain('Jetzt bezahlen');
  });

  test('may be one for pick-up: its money is confirmed too, and goes back the way it came', async () => {
    const { db, bestelle, zahle } = await startOnlineShop(database);
    const auftrag = await bestelle(1, { versandart: 'abholung', zahlart: 'abholung' });
    await zahle(auftrag, nach(5));
    expect((await listPost(db)).map(({ art }) => art)).toEqual(['bestellung', 'neueBestellung', 'zahlung']);
    await cancelBestellung(db, auftrag.token, { now: nach(6), adresse });
    expect((await readBestellung(db, auftrag.token)).hatOnlineGeld).toBe(true);
    const [storniert] = await listPost(db, 'storniert');
    expect(storniert?.text).toMatch(/zurück,\s+auf\s+dem\s+Weg,\s+auf\s+dem\s+Sie\s+bezahlt\s+haben/);
  });

  test('books the money of an attempt once', async () => {
    const { db, bestelle, zahle } = await startOnlineShop(database);
    const auftrag = await bestelle();
    let frei = true;
    const note = async () => {
      const isMeine = frei;
      frei = false;
      return isMeine;
    };
    const gebucht = await Promise.all([1, 2, 3].map(() => zahle(auftrag, nach(2), note)));
    expect(gebucht.filter(Boolean)).toHaveLength(1);
    expect(await ereignisseOf(db, auftrag.id)).toEqual(['bestellt', 'zahlung']);
  });

  test('is reminded after half of its hours, cancelled after all, and taken up again when its money comes after all', async () => {
    const { db, bestelle, zahle } = await startOnlineShop(database);
    const auftrag = await bestelle();
    const lauf = (stunden: number) => expireAuftraege(db, { now: nach(stunden * 60), adresse, log });
    await lauf(11);
    expect((await readBestellung(db, auftrag.token)).online).toEqual({ bis: nach(24 * 60).toISOString() });
    for (const stunden of [12, 13]) await lauf(stunden);
    expect((await listPost(db, 'erinnerung')).map(({ text }) => text)).toEqual([
      expect.stringMatching(/Bis 24\.11\.2026, 10:00 Uhr halten\s+wir die Ware/),
    ]);
    await lauf(24);
    expect(await ereignisseOf(db, auftrag.id)).toEqual(['bestellt', 'erinnert', 'storniert']);

    await zahle(auftrag, nach(25 * 60));
    expect(await ereignisseOf(db, auftrag.id)).toEqual([
      ...['bestellt', 'erinnert', 'storniert', 'zurueckgenommen', 'zahlung'],
    ]);
    expect(await readBestellung(db, auftrag.token)).toMatchObject({ stand: 'bezahlt' });
    expect(await verifyAuftraege(db)).toEqual([]);
  });

  test('stays cancelled when others have got its pieces: its money is to be returned', async () => {
    const { db, bestelle, zahle } = await startOnlineShop(database);
    const auftrag = await bestelle(3);
    for (const stunden of [12, 24]) await expireAuftraege(db, { now: nach(stunden * 60), adresse, log });
    const andere = await bestelle(1);
    await zahle(auftrag, nach(25 * 60));
    expect(await ereignisseOf(db, auftrag.id)).toEqual(['bestellt', 'erinnert', 'storniert', 'zahlung']);
    expect(await readBestellung(db, auftrag.token)).toMatchObject({
      stand: 'storniert',
      zurueck: auftrag.gesamtCent / 100,
    });
    const staende = await readZahlstaende(db, [auftrag.id, andere.id, 'keine']);
    expect([...staende.keys()].toSorted()).toEqual([auftrag.id, andere.id].toSorted());
    expect(staende.get(auftrag.id)).toMatchObject({ isVorbei: true, offenCent: 0 });
    expect(staende.get(andere.id)).toMatchObject({ isVorbei: false, offenCent: andere.gesamtCent });
    expect(await verifyAuftraege(db)).toEqual([]);
  });

  test('can be paid by transfer instead: with its days, later by a transfer, and confirmed so', async () => {
    const { db, bestelle, zahle } = await startOnlineShop(database);
    const auftrag = await bestelle();
    const wechsle = (now: Date) =>
      switchToUeberweisung(db, { auftragId: auftrag.id, ...vorkasse }, { now, adresse });
    expect(await wechsle(nach(1))).toContain('per Überweisung');
    await wechsle(nach(2));
    expect(await ereignisseOf(db, auftrag.id)).toEqual(['bestellt', 'zahlart']);
    const post = await listPost(db);
    expect(post.map(({ art }) => art)).toEqual(['bestellung', 'neueBestellung']);
    expect(post[0]?.text).toContain('DE02 1203 0000 0000 2020 51');
    expect(await readBestellung(db, auftrag.token)).toMatchObject({
      zahlart: 'vorkasse',
      ueberweisung: { zahlbarBis: '2026-11-30', stornoAm: '2026-12-03' },
      termin: { von: '2026-11-27', bis: '2026-11-30' },
    });
    const { faelligAt } = await db.selectFrom('auftrag').select('faelligAt').executeTakeFirstOrThrow();
    expect(faelligAt).toBe('2026-12-01T08:00:00.000Z');
    // Also then it may be paid online: nobody has to wait for a bank.
    await zahle(auftrag, nach(60));
    await expect(wechsle(nach(61))).resolves.toContain('Überweisung');
    expect(await verifyAuftraege(db)).toEqual([]);
  });

  test('is not switched to a transfer once it is paid or over', async () => {
    const { db, bestelle, zahle } = await startOnlineShop(database);
    const bezahlt = await bestelle(1);
    await zahle(bezahlt, nach(1));
    const wechsle = (id: string) =>
      switchToUeberweisung(db, { auftragId: id, ...vorkasse }, { now: nach(2), adresse });
    await expect(wechsle(bezahlt.id)).rejects.toThrow('schon bezahlt');
    const offen = await bestelle(1);
    for (const stunden of [12, 24]) await expireAuftraege(db, { now: nach(stunden * 60), adresse, log });
    await expect(wechsle(offen.id)).rejects.toThrow('storniert');
  });

  test('is offered only while a provider offers a way, and the owner one of them', async () => {
    const { app, db, bestelle, kasse } = await startOnlineShop(database);
    const auftrag = await bestelle(1);
    expect((await readBestellung(db, auftrag.token)).online).toBeDefined();
    const zahlarten = async () => new Set((await kasse()).moeglichkeiten.map(({ zahlart }) => zahlart));
    const laden = async () => (await senderOf(app)(ladenCalls.read)).data;
    expect(await zahlarten()).toEqual(new Set(['vorkasse', 'online', 'abholung']));
    await changeWege(db, { karte: { aktiv: false } });
    expect(await laden()).toMatchObject({ zahlung: { online: true }, onlineWege: ['paypal'] });
    await changeWege(db, { paypal: { aktiv: false } });
    expect((await readBestellung(db, auftrag.token)).online).toBeUndefined();
    expect(await zahlarten()).toEqual(new Set(['vorkasse', 'abholung']));
    expect(await laden()).toMatchObject({ zahlung: { online: false }, onlineWege: [] });
    await changeWege(db, { paypal: { aktiv: true } });
    expect(await zahlarten()).toContain('online');
    await saveOnlineAngebot(db, undefined, nach(1));
    expect((await readBestellung(db, auftrag.token)).online).toBeUndefined();
    expect(await zahlarten()).toEqual(new Set(['vorkasse', 'abholung']));
  });

  test('says when it is cancelled, to whoever holds it', async () => {
    const { db, bestelle } = await startOnlineShop(database);
    const { id } = await bestelle();
    const stand = await db.transaction().execute((db) => lockZahlstand(db as never, id));
    expect(stand).toMatchObject({ zahlart: 'online', stornoAt: nach(24 * 60), ladenName: 'Seifenhof' });
  });
});
